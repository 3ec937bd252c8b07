import type { GalleryPicture } from '@club/shared/contracts/gallery';

/** A picture of 2026. */
export const aPicture = (id: number, caption: string): GalleryPicture => ({
  id,
  caption,
  width: 1200,
  height: 800,
  source: `/media/gallery/2026/${id}.webp`,
  versions: [],
});
