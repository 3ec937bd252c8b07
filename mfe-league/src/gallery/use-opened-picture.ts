import { useAddress } from '@club/shared/address';
import type { GalleryPicture } from '@club/shared/contracts/gallery';
import { type RefObject, useEffect, useRef } from 'react';

const inAddress = (index: number) => ({ slika: String(index + 1) });

/**
 * Which picture is open, from 0, as the address says (`slika`, from 1). However far the reader has stepped, Back closes it.
 * Once closed, the tile of the last one seen has the focus.
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
