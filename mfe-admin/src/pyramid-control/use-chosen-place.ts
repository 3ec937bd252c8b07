import { PYRAMID_POSITIONS, PYRAMID_ROWS } from '@club/shared/contracts/league/pyramid-control';
import { useSearchParams } from '@club/shared/router';
import type { Place } from './draft';

/** The pressed place, stored in the address. */
export function useChosenPlace(): [place: Place | undefined, choose: (place: Place | undefined) => void] {
  const [params, setParams] = useSearchParams();
  const row = Number(params.get('row'));
  const position = Number(params.get('position'));
  const isInside = within(row, PYRAMID_ROWS) && within(position, PYRAMID_POSITIONS);
  const choose = (place: Place | undefined) => {
    const next = new URLSearchParams(params);
    next.delete('row');
    next.delete('position');
    if (place) {
      next.set('row', String(place.row));
      next.set('position', String(place.position));
    }
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [isInside ? { row, position } : undefined, choose];
}

const within = (number: number, most: number): boolean => Number.isInteger(number) && number >= 1 && number <= most;
