import type { LeagueRound, PyramidCell } from '@club/shared/contracts/league/pyramids';
import { leagueRound, pyramidCell } from '@club/shared/testing';
import { aPlayer } from './a-match';

/** A cell of an initial pyramid of round 1 of 2025 with a player of 100 points, except for what a test overrides. */
export const aCell = (row: number, position: number, player: number | null, but: Partial<PyramidCell> = {}) =>
  pyramidCell(row, position, player === null ? null : aPlayer(player), { year: 2025, ...but });

/** A closed round of 2025 with two matches, both played. */
export const aRound = (but: Partial<LeagueRound> = {}): LeagueRound =>
  leagueRound({
    startDate: '2025-04-07',
    endDate: '2025-04-13',
    state: 'CLOSED',
    matches: 2,
    played: 2,
    unplayed: 0,
    ...but,
  });
