import type { LeagueSeason } from '@club/shared/contracts/league/seasons';
import { useLeagueSeasons } from '@club/shared/league-query';

/** The season of a year; undefined if there is none, and until the seasons are loaded. */
export const useSeason = (year: number): LeagueSeason | undefined =>
  useLeagueSeasons().data?.seasons.find((season) => season.year === year);
