import type { LeagueSeason } from '@club/shared/contracts/league/seasons';
import { scoreText } from '../../match/score';

/** The final's score from the winner's side; without a game it was forfeited. */
export function finalScore(final: NonNullable<LeagueSeason['final']>): string {
  return scoreText(final, final.winner?.id === final.player2.id ? 2 : 1) || 'predaja';
}
