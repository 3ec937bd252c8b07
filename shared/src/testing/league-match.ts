import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import { NO_GAMES } from '@club/shared/contracts/league/scores';

/** A league player of a test: `Kovač A.` for Ana Kovač. */
export const leaguePlayer = (id: number, ime: string, prezime: string): LeaguePlayer => ({
  id,
  ime,
  prezime,
  displayName: `${prezime} ${ime.slice(0, 1)}.`,
});

/** A match of round 1 of 2026 that was not played: player 1 defends row 1, player 2 attacks from row 2. */
export const leagueMatch = (
  player1: LeaguePlayer,
  player2: LeaguePlayer,
  but: Partial<LeagueMatch> = {},
): LeagueMatch => ({
  id: `2026-1-${player1.id}-${player2.id}`,
  year: 2026,
  round: 'PRVO_KOLO',
  tournament: 'MAIN',
  groupType: null,
  player1,
  player2,
  winner: null,
  loser: null,
  retired: null,
  substitutePlayer: null,
  substituted1: null,
  substituted2: null,
  ballCarrier: player2,
  ...NO_GAMES,
  startDate: '2026-04-06',
  endDate: '2026-04-12',
  outcome: null,
  state: null,
  excused: false,
  row1: 1,
  row2: 2,
  position1: 1,
  position2: 1,
  points1: null,
  points2: null,
  movement: null,
  version: 0,
  ...but,
});
