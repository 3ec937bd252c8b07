import { useAddress } from '@club/shared/address';
import type { GalleryPicture } from '@club/shared/contracts/gallery';
import { type RefObject, useEffect, useRef } from 'react';

const inAddress = (index: number) => ({ slika: String(index + 1) });

/**
 * Index of the open picture, from 0, kept in the address (`slika`, from 1). However many pictures the user has stepped
 * through, Back closes the lightbox. Afterwards the tile of the last picture has the focus.
 */
export function useOpenedPicture(pictures: readonly GalleryPicture[], tiles: RefObject<HTMLElement | null>) {
  const { read, change, push, takeBack } = useAddress();
  const named = Number(read('slika')) - 1;
  const opened = pictures[named] && named;
  const seen = useRef(opened);
  useEffect(() => {
    if (opened === undefined && seen.current !== undefined) {
      tiles.current?.querySelectorAll('button')[seen.current]?.focus();
    }
    seen.current = opened;
  }, [opened, tiles]);
  return {
    opened,
    open: (index: number) => push(inAddress(index)),
    step: (index: number) => index !== opened && change(inAddress(index)),
    close: () => takeBack({ slika: null }),
  };
}
