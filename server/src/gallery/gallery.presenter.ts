import type { GalleryPicture } from '@club/shared/contracts/gallery';
import type { PictureRow } from './gallery.repository';
import { drawingFile, versionFile } from './picture-files';

/** The path of the gallery's files; see `galleryFiles`. */
export const GALLERY_FILES = '/media/gallery';

export function presentPicture(row: PictureRow): GalleryPicture {
  const { id, year, kind, file, widths, width, height, caption } = row;
  const address = (name: string) => `${GALLERY_FILES}/${year}/${name}`;
  const source = kind === 'DRAWING' ? drawingFile(file) : versionFile(file, Math.max(...widths), 'webp');
  return {
    id,
    caption,
    width,
    height,
    source: address(source),
    versions: widths.map((each) => ({
      width: each,
      avif: address(versionFile(file, each, 'avif')),
      webp: address(versionFile(file, each, 'webp')),
    })),
  };
}
