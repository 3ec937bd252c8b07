import { useClubDay } from '@club/shared/club-day';
import type { LeagueSeason } from '@club/shared/contracts/league/seasons';
import { useLeagueSeasons } from '@club/shared/league-query';

/** A season whose first round is not published yet. */
export interface NotBegun {
  readonly year: number;
  /** The planned first day, from tomorrow on; null: unknown, or already over. */
  readonly startsOn: string | null;
  /** The season before it; undefined: it is the first one. */
  readonly last: LeagueSeason | undefined;
}

/**
 * Whether a season is still to come. Its pages are linked from the landing page from the first day of the league's
 * dates on, published or not (resolution 27). Undefined for any other season, and until it is known.
 */
export function useNotBegun(year: number | undefined): NotBegun | undefined {
  const league = useLeagueSeasons().data;
  const day = useClubDay().data;
  if (year === undefined || !league || !day || league.seasons.some((season) => season.year === year)) return undefined;
  const { prepared, seasons } = league;
  const isExpected = year === day.leagueYear && day.landing !== 'OFF_SEASON';
  if (prepared?.year !== year && !isExpected) return undefined;
  const startsOn = prepared?.year === year ? prepared.startsOn : null;
  return {
    year,
    startsOn: startsOn && startsOn > day.today ? startsOn : null,
    last: seasons.find((season) => season.year < year),
  };
}
