import type { GalleryPicture } from '@club/shared/contracts/gallery';
import { useMediaQuery } from '@club/shared/ui-core';
import Lightbox, { type Slide } from 'yet-another-react-lightbox';
import rules from 'yet-another-react-lightbox/styles.css';
import { pictureName } from './picture-name';

const LABELS = {
  Lightbox: 'Galerija slika',
  'Photo gallery': 'Galerija slika',
  Carousel: 'Slike',
  Slide: 'Slika',
  '{index} of {total}': 'Slika {index} od {total}',
  Previous: 'Prethodna slika',
  Next: 'Sljedeća slika',
  Close: 'Zatvori galeriju',
  Loading: 'Učitavanje slike',
};

const slideOf = (picture: GalleryPicture, index: number): Slide => ({
  src: picture.source,
  width: picture.width,
  height: picture.height,
  alt: pictureName(picture, index),
  ...(picture.versions.length > 0 && {
    srcSet: picture.versions.map(({ width, webp }) => ({
      src: webp,
      width,
      height: Math.round((width * picture.height) / picture.width),
    })),
  }),
});

interface GalleryLightboxProps {
  pictures: readonly GalleryPicture[];
  /** Index of the current picture, from 0. */
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** One picture at a time over the page: arrows and swipes wrap around, Escape closes (specification, section 2). */
export default function GalleryLightbox({ pictures, index, onMove, onClose }: GalleryLightboxProps) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const caption = pictures[index]?.caption;
  return (
    <>
      <style href="gallery-lightbox" precedence="library">
        {rules}
      </style>
      <Lightbox
        open
        close={onClose}
        index={index}
        slides={pictures.map(slideOf)}
        labels={LABELS}
        carousel={{ finite: false, preload: 1 }}
        controller={{ closeOnPullDown: true }}
        animation={still ? { fade: 0, swipe: 0, navigation: 0 } : {}}
        on={{ view: ({ index: seen }) => onMove(seen) }}
        render={{
          controls: () => (
            <p className="gallery-caption" aria-live="polite" style={CAPTION}>
              {index + 1} / {pictures.length}
              {caption && ` · ${caption}`}
            </p>
          ),
        }}
      />
    </>
  );
}

const CAPTION = {
  position: 'absolute',
  inset: 'auto 0 0',
  margin: 0,
  padding: '10px 16px',
  textAlign: 'center',
  color: '#fff',
  background: 'rgb(0 0 0 / 0.6)',
} as const;
