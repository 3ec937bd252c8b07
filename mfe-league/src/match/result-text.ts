import { type Decided, outcomeLabel } from './match-labels';
import { type SixScores, scoreText } from './score';

/**
 * A whole result in one line, the games from the side of player 1, or of player 2 with `from` 2: `6:3 7:5`,
 * `6:3 2:1 ret.`, `6:3 2:2 bez pobjednika`, `6:0 6:0 predaja` (no new balls), `predaja`.
 */
export function resultText(match: SixScores & Decided, from: 1 | 2 = 1): string {
  const mark = match.outcome === 'RETIRED' ? 'ret.' : outcomeLabel(match);
  return [scoreText(match, from), mark].filter(Boolean).join(' ');
}
