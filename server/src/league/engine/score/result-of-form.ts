import { type SetScore, setsWon } from '@club/shared/domain';
import { checkResult } from './check-result';
import type { MatchResult } from './match-result';
import type { Side } from './side';

/**
 * Converts a form of set scores and a retirement box to a result; null deletes the stored result.
 * Retired with a game played: RETIRED; retired without: WALKOVER; two sets won: PLAYED; undecided with a game played:
 * NO_RESULT; all zero: null. Trailing 0:0 sets are not played. Source: resolution 36.
 * @throws EngineRefusal for an impossible result, as `checkResult` does
 */
export function resultOfForm(sets: readonly SetScore[], retired: Side | null): MatchResult | null {
  if (retired !== null) return checkResult({ outcome: 'RETIRED', sets, by: retired });
  const isStarted = sets.some((set) => set.some((games) => games !== 0));
  if (!isStarted) return null;
  const isDecided = setsWon(sets).includes(2);
  return checkResult(isDecided ? { outcome: 'PLAYED', sets } : { outcome: 'NO_RESULT', sets });
}
