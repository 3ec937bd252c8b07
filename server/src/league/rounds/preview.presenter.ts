import type { RoundPreview as Preview, PyramidMove } from '@club/shared/contracts/league/rounds';
import { movementsOf, type Round, type RoundOpening, type RoundPreview } from '../engine';
import { presentDisputed, presentMatch } from '../matches/match.presenter';
import type { PlayerNames } from '../players/player-names';
import { computedPages } from '../pyramids/computed-pages';
import { leagueRound, matchesOfRound, type SeasonPages, sheetOf } from '../pyramids/season-pages';
import type { StoredSeason } from '../seasons/stored-season';

/** The effect of closing the open round. */
export function presentPreview(
  stored: StoredSeason,
  { season, closed, next }: RoundPreview,
  opening: RoundOpening | null,
  names: PlayerNames,
): Preview {
  const pages = computedPages(stored, season);
  const matches = matchesOfRound(pages, closed.number);
  const cells = closed.closing?.cells ?? [];
  return {
    year: stored.row.year,
    version: stored.row.version,
    round: roundOf(pages, closed.number),
    matchPoints: matches.reduce((sum, { points1, points2 }) => sum + (points1 ?? 0) + (points2 ?? 0), 0),
    allPoints: cells.reduce((sum, { startPoints, endPoints }) => sum + endPoints - startPoints, 0),
    unplayed: matches
      .filter(({ outcome }) => outcome === null || outcome === 'UNPLAYED')
      .map((row) => presentMatch(row, names)),
    disputed: presentDisputed(matches, names),
    pyramid: sheetOf(pages, 'RESULT', closed.number, names),
    moves: movesOf(closed, names),
    next: next && {
      round: roundOf(pages, next.number),
      pyramid: sheetOf(pages, 'INITIAL', next.number, names),
      matches: matchesOfRound(pages, next.number).map((row) => presentMatch(row, names)),
      byes: next.byes.map(names.of),
      joined: (opening?.joined ?? []).map(names.of),
      withdrawn: [...new Set([...(opening?.withdrawn ?? []), ...leavingOf(stored)])].map(names.of),
    },
  };
}

const leavingOf = ({ record }: StoredSeason): readonly number[] => record?.rounds.at(-1)?.leaving ?? [];

function roundOf(pages: SeasonPages, number: number) {
  const round = pages.rounds.find((each) => each.number === number);
  if (!round) throw new Error(`Round ${number} is not among the computed ones.`);
  return leagueRound(pages, round);
}

/** Players who climbed, with those whom they replaced, from the top. */
function movesOf(round: Round, names: PlayerNames): PyramidMove[] {
  const movements = movementsOf(round);
  const moved = ({ player, from, to }: (typeof movements)[number]) => {
    return { player: names.of(player), fromRow: from.row, toRow: to.row };
  };
  return movements
    .filter(({ to }) => to.direction === 'UP')
    .map((up) => {
      const down = movements.find(({ from, to }) => {
        return to.direction === 'DOWN' && from.row === up.to.row && from.position === up.to.position;
      });
      return { up: moved(up), down: down ? moved(down) : null };
    });
}
