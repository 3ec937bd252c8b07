import type { LeagueSeason } from '@club/shared/contracts/league/seasons';
import { resultText } from '../../match/result-text';

/** The final's result from the winner's side. */
export function finalScore(final: NonNullable<LeagueSeason['final']>): string {
  return resultText(final, final.winner?.id === final.player2.id ? 2 : 1);
}
