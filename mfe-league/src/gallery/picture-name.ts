import type { GalleryPicture } from '@club/shared/contracts/gallery';

/** What a picture is called aloud: its caption, else its number. `index` counts from 0. */
export const pictureName = ({ caption }: Pick<GalleryPicture, 'caption'>, index: number): string =>
  caption || `Slika ${index + 1}`;
