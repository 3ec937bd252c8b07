import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { NO_GAMES } from '@club/shared/contracts/league/scores';
import { aPlayer } from './a-match';

/** An open match of Kovač A. (player 2), who attacks Bošnjak K. from row 3, except for what a test overrides. */
export function myMatch(but: Partial<MyLeagueMatch> = {}): MyLeagueMatch {
  return {
    id: '2026-10-2-1',
    year: 2026,
    competitionPhase: 'DESETO_KOLO',
    tournament: 'MAIN',
    player1: aPlayer(2),
    player2: aPlayer(1),
    substitutePlayer: null,
    substituted1: null,
    substituted2: null,
    retired: null,
    winner: null,
    ...NO_GAMES,
    startDate: '2026-06-08',
    endDate: '2026-06-14',
    outcome: null,
    state: null,
    excused: false,
    mySide: 2,
    role: 'ATTACKER',
    row1: 2,
    row2: 3,
    points1: null,
    points2: null,
    editable: true,
    mayConfirm: false,
    enteredBy: null,
    enteredByAdmin: false,
    enteredAt: null,
    disputeReason: null,
    version: 0,
    ...but,
  };
}
