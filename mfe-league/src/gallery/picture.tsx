import type { GalleryPicture } from '@club/shared/contracts/gallery';

interface PictureProps {
  picture: GalleryPicture;
  /** Empty if text next to it contains the same. */
  alt: string;
  /** Its width on the page, in the syntax of an image's `sizes`. */
  sizes: string;
  /** Whether it is loaded only when the user scrolls near it. */
  lazy: boolean;
}

/** A picture of the gallery in the width that its container requires; it fills the container. */
export function Picture({ picture: { source, versions, width, height }, alt, sizes, lazy }: PictureProps) {
  const set = (format: 'avif' | 'webp') => versions.map((each) => `${each[format]} ${each.width}w`).join(', ');
  return (
    <picture>
      {versions.length > 0 && <source type="image/avif" srcSet={set('avif')} sizes={sizes} />}
      {versions.length > 0 && <source type="image/webp" srcSet={set('webp')} sizes={sizes} />}
      <img
        src={source}
        alt={alt}
        width={width}
        height={height}
        loading={lazy ? 'lazy' : 'eager'}
        decoding="async"
        style={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
      />
    </picture>
  );
}
