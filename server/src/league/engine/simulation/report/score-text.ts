import type { MatchResult } from '../../score/match-result';

/** A result in the usual notation: '6:4 3:6 7:5', '6:4 2:1 ret.', 'pred.' (walkover), 'N' (not played). */
export function scoreText(result: MatchResult | null): string {
  if (result === null || result.outcome === 'UNPLAYED') return 'N';
  if (result.outcome === 'DOUBLE_WALKOVER') return 'obostrana pred.';
  const sets = result.sets.map((set) => set.join(':'));
  return [...sets, ...marks(result)].join(' ');
}

function marks(result: MatchResult): string[] {
  switch (result.outcome) {
    case 'RETIRED':
      return [result.by === 0 ? 'ret. 1' : 'ret. 2'];
    case 'WALKOVER':
      return [result.by === 0 ? 'pred. 1' : 'pred. 2'];
    case 'NO_RESULT':
      return ['prekid'];
    default:
      return [];
  }
}
