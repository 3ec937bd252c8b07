import { decidedMatches } from '../statistics/league-match';
import type { LeagueArchive } from '../statistics/player-profile';
import type { ProjectedSeason } from './projected-season';

/** The archive of some seasons, oldest first, replayed (`projectSeason`) and archived ones alike. */
export function archiveOf(seasons: readonly ProjectedSeason[]): LeagueArchive {
  const ordered = seasons.toSorted((left, right) => left.year - right.year);
  return {
    latestYear: ordered.at(-1)?.year ?? null,
    matches: ordered.flatMap(({ matches }) => decidedMatches(matches)),
    participations: ordered.flatMap(({ participations }) => participations),
    titles: ordered.flatMap(({ titles }) => titles),
  };
}
