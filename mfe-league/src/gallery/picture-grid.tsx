import type { GalleryPicture } from '@club/shared/contracts/gallery';
import { lazyPart } from '@club/shared/lazy-part';
import { useNotify } from '@club/shared/notices';
import { PLAIN_LIST } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Picture } from './picture';
import { pictureName } from './picture-name';
import { useOpenedPicture } from './use-opened-picture';

const loadLightbox = () => import(/* webpackChunkName: "gallery-lightbox" */ './gallery-lightbox');
const GalleryLightbox = lazyPart(loadLightbox, { Failed: NotOpened });

/** The first pictures, visible at once on any screen, are not loaded lazily. */
const AT_ONCE = 8;

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 45%), 1fr))',
  gap: 10,
  ...PLAIN_LIST,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 14 },
}));
const Tile = styled('button')(({ theme }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: '3 / 2',
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  background: theme.vars.palette.track,
  cursor: 'zoom-in',
  '&:hover img': { filter: 'brightness(1.06)' },
}));

/** Closes the lightbox that could not be loaded; the gallery stays as it is, and a picture can be opened again. */
function NotOpened({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const report = useEffectEvent(() => {
    notify.refusal('Slika se nije otvorila. Provjerite vezu s internetom i pokušajte ponovno.');
    onClose();
  });
  useEffect(() => report(), []);
  return null;
}

/** All pictures of a year in equal tiles; one of them may be open (parameter `slika` of the address, from 1). */
export function PictureGrid({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const tiles = useRef<HTMLUListElement>(null);
  const { opened, open, step, close } = useOpenedPicture(pictures, tiles);
  return (
    <>
      {pictures.length > 0 && (
        <Grid ref={tiles}>
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <Tile
                type="button"
                aria-haspopup="dialog"
                onPointerEnter={loadLightbox}
                onFocus={loadLightbox}
                onClick={() => open(index)}
              >
                <Picture
                  picture={picture}
                  alt={pictureName(picture, index)}
                  sizes="(min-width: 900px) 260px, 50vw"
                  lazy={index >= AT_ONCE}
                />
              </Tile>
            </li>
          ))}
        </Grid>
      )}
      {opened !== undefined && <GalleryLightbox pictures={pictures} index={opened} onMove={step} onClose={close} />}
    </>
  );
}
