import type { GalleryPicture } from '@club/shared/contracts/gallery';

interface PictureProps {
  picture: GalleryPicture;
  /** Empty where words beside it say the same. */
  alt: string;
  /** How wide it stands on the page, as `sizes` of an image says it. */
  sizes: string;
  /** Below the fold it waits until somebody scrolls near. */
  lazy: boolean;
}

/** A picture of the gallery in the width that its place asks for, which fills that place. */
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
