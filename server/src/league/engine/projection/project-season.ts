import type { Round, RoundClosing } from '../round/round';
import { provisional } from '../season/provisional';
import type { Season } from '../season/season';
import { seasonMatches } from '../season/season-matches';
import type { Participation } from '../statistics/player-profile';
import { titlesOf } from '../statistics/titles';
import type { ProjectedCell, ProjectedSeason } from './projected-season';

const NOT_CLOSED = { matchPoints: null, bonus: null, endPoints: null, colour: null, direction: null };

/** The rows of a replayed season that pages read; equal seasons have equal projections. */
export function projectSeason(season: Season): ProjectedSeason {
  return {
    year: season.settings.year,
    rounds: season.rounds.map(({ number, startDate, endDate, closing }) => {
      return { number, startDate, endDate, isClosed: closing !== null };
    }),
    cells: season.rounds.flatMap((round) => cellsOf(round, round.closing ?? provisional(season))),
    matches: seasonMatches(season),
    participations: participationsOf(season),
    titles: titlesOf(season),
    groupRows: [],
  };
}

function cellsOf({ number, cells }: Round, closing: RoundClosing | null): ProjectedCell[] {
  const initial = cells.flatMap(({ row, position, player, substitute, isAbsent, startPoints }): ProjectedCell[] => {
    if (player === null) return [];
    const own = { row, position, player, substitute, isAbsent, startPoints };
    return [{ round: number, sheet: 'INITIAL', ...own, ...NOT_CLOSED }];
  });
  const results = (closing?.cells ?? []).flatMap((cell): ProjectedCell[] => {
    const { player } = cell;
    return player === null ? [] : [{ round: number, sheet: 'RESULT', ...cell, player }];
  });
  return [...initial, ...results];
}

function participationsOf({ settings, points, withdrawals }: Season): Participation[] {
  const withdrawn = new Set(withdrawals.map(({ player }) => player));
  return [...points.keys()].map((player) => {
    return { player, year: settings.year, status: withdrawn.has(player) ? 'INACTIVE' : 'ACTIVE' };
  });
}
