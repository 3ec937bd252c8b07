import { outcomeMark, type SixScores, scoreText } from '@club/shared/league-match';
import { type Decided, outcomeLabel } from './match-labels';
import type { Side } from './sides';

/**
 * A whole result in one line, the games from the side of player 1, or of player 2 with `from` 2: `6:3 7:5`,
 * `6:3 2:1 ret.`, `6:3 2:2 bez pobjednika`, `6:0 6:0 predaja` (no new balls), `predaja`.
 */
export function resultText(match: SixScores & Decided, from: Side = 1): string {
  return [scoreText(match, from), outcomeMark(match) ?? outcomeLabel(match)].filter(Boolean).join(' ');
}
