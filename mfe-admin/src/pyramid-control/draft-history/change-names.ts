import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import { type Place, placeName } from '../pyramid-place/pyramid-place';

type Named = Pick<LeaguePlayer, 'displayName'>;

/* What was done to a draft, as part of a sentence. */
export const ALL_EMPTIED = 'ispražnjena cijela piramida';
export const REARRANGED = 'ručni raspored';
export const emptied = (place: Place): string => `ispražnjeno mjesto (${placeName(place)})`;
export const placed = ({ displayName }: Named, place: Place): string => `${displayName} (${placeName(place)})`;
export const swapped = (one: Named, other: Named): string =>
  `${one.displayName} i ${other.displayName} (zamjena mjesta)`;
export const preset = (year: number | null): string =>
  year === null ? 'poredak po redu prijave' : `poredak po sezoni ${year}.`;
