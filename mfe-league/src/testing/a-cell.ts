import type { LeagueRound, PyramidCell } from '@club/shared/contracts/league/pyramids';
import { aPlayer } from './a-match';

/** A cell of an initial pyramid of round 1 with a player of 100 points, except for what a test overrides. */
export function aCell(
  row: number,
  position: number,
  player: number | null,
  but: Partial<PyramidCell> = {},
): PyramidCell {
  return {
    player: player === null ? null : aPlayer(player),
    startPoints: player === null ? null : 100,
    endPoints: null,
    pyramidRow: row,
    playerPosition: position,
    round: 'PRVO_KOLO',
    year: 2025,
    substituted: null,
    absent: false,
    colour: null,
    movement: null,
    matchPoints: null,
    bonus: null,
    ...but,
  };
}

/** A closed round of two matches, both played. */
export function aRound(but: Partial<LeagueRound> = {}): LeagueRound {
  return {
    round: 'PRVO_KOLO',
    number: 1,
    startDate: '2025-04-07',
    endDate: '2025-04-13',
    state: 'CLOSED',
    matches: 2,
    played: 2,
    forfeited: 0,
    unplayed: 0,
    substitutes: 0,
    separatorRows: 1,
    ...but,
  };
}
