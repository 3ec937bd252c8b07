import { useAddress } from '@club/shared/address';
import { PYRAMID_POSITIONS, PYRAMID_ROWS } from '@club/shared/domain';
import type { Place } from '../pyramid-place/pyramid-place';

/** The pressed place, stored in the address. */
export function useChosenPlace(): [place: Place | undefined, choose: (place: Place | undefined) => void] {
  const { read, change } = useAddress();
  const row = Number(read('row'));
  const position = Number(read('position'));
  const isInside = within(row, PYRAMID_ROWS) && within(position, PYRAMID_POSITIONS);
  const choose = (place: Place | undefined) =>
    change(place ? { row: String(place.row), position: String(place.position) } : { row: null, position: null });
  return [isInside ? { row, position } : undefined, choose];
}

const within = (number: number, most: number): boolean => Number.isInteger(number) && number >= 1 && number <= most;
