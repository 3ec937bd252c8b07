import { useAddress } from '@club/shared/address';
import type { GalleryPicture } from '@club/shared/contracts/gallery';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

const inAddress = (index: number) => ({ slika: String(index + 1) });

/**
 * Index of the open picture, from 0, kept in the address (`slika`, from 1). It is the same picture until the address
 * changes: when others are deleted or moved the address follows, and when it is deleted itself the lightbox closes. However
 * many pictures the user has stepped through, Back closes the lightbox. Afterwards the tile of the last picture has the
 * focus.
 */
export function useOpenedPicture(pictures: readonly GalleryPicture[], tiles: RefObject<HTMLElement | null>) {
  const { read, change, push, takeBack } = useAddress();
  const address = read('slika');
  const position = Number(address) - 1;
  const named = pictures[position]?.id;
  const [chosen, setChosen] = useState({ address, id: named });
  if (chosen.address !== address || (chosen.id === undefined && named !== undefined)) setChosen({ address, id: named });
  const found = pictures.findIndex(({ id }) => id === chosen.id);
  const opened = found === -1 ? undefined : found;
  const close = () => takeBack({ slika: null });

  const isMoved = chosen.id !== undefined && opened !== position;
  const follow = useEffectEvent(() => (opened === undefined ? close() : change(inAddress(opened))));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may move again before the address has followed
  useEffect(() => {
    // After the effect, because a change of the address renders at once, which React cannot do inside one.
    if (isMoved) queueMicrotask(() => follow());
  }, [isMoved, opened]);

  const seen = useRef(opened);
  useEffect(() => {
    if (opened === undefined && seen.current !== undefined) {
      const buttons = tiles.current?.querySelectorAll('button');
      // A deleted picture has no tile any more: the one in its place, or the last one.
      buttons?.[Math.min(seen.current, buttons.length - 1)]?.focus();
    }
    seen.current = opened;
  }, [opened, tiles]);
  return {
    opened,
    open: (index: number) => push(inAddress(index)),
    step: (index: number) => index !== opened && change(inAddress(index)),
    close,
  };
}
