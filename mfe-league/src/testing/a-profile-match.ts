import type { ProfileMatch } from '@club/shared/contracts/league/players';
import { NO_GAMES } from '@club/shared/contracts/league/scores';
import { aPlayer } from './a-match';

/** A match in the profile of Kovač A., which Bošnjak K. forfeited before the start, except for what a test overrides. */
export const aProfileMatch = (but: Partial<ProfileMatch> = {}): ProfileMatch => ({
  id: 'match',
  year: 2025,
  competitionPhase: 'PRVO_KOLO',
  tournament: 'MAIN',
  player1: aPlayer(1),
  player2: aPlayer(2),
  winner: aPlayer(1),
  loser: aPlayer(2),
  retired: null,
  outcome: 'WALKOVER',
  ...NO_GAMES,
  ...but,
});
