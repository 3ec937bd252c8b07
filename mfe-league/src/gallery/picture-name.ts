import type { GalleryPicture } from '@club/shared/contracts/gallery';

/** The accessible name of a picture: its caption, otherwise its number. `index` counts from 0. */
export const pictureName = ({ caption }: Pick<GalleryPicture, 'caption'>, index: number): string =>
  caption || `Slika ${index + 1}`;
