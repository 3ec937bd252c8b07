import { type ProjectedSeason, projectSeason, type Season } from '../engine';
import type { LeagueMatchRow } from '../matches/league-matches.repository';
import { rowsOfSeason, tableOf } from '../projection/season-rows';
import type { StoredSeason } from '../seasons/stored-season';
import type { SeasonPages } from './season-pages';

/** The data of the pages if the season were `season`; nothing is stored. */
export function computedPages({ row, results }: StoredSeason, season: Season): SeasonPages {
  const projected = projectSeason(season);
  const rows = rowsOfSeason(projected, tableOf(season));
  return {
    season: { ...row, rules: season.settings },
    rounds: projected.rounds.map(pageRound),
    cells: [...rows.league_cell],
    matches: rows.league_match.map((match): LeagueMatchRow => {
      const entered = results.get(match.id);
      return {
        ...match,
        state: entered?.state ?? null,
        version: entered?.version ?? null,
        enteredBy: entered?.entered_by ?? null,
        enteredPlayer: entered?.entered_player ?? null,
        enteredAt: entered?.entered_at ?? null,
        disputeReason: entered?.dispute_reason ?? null,
      };
    }),
  };
}

function pageRound({ number, startDate, endDate, isClosed }: ProjectedSeason['rounds'][number]) {
  return { number, startDate, endDate, closed: isClosed };
}
