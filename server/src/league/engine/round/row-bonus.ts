import type { SeasonSettings } from '../season-settings';

/**
 * Bonus of a row of the result pyramid: the last occupied row 1, plus 1 per row upward, in every round after the
 * fourth. `closeRound` decides who gets it: regulars who were present and did not forfeit. Source: league rule R7.
 */
export function rowBonus(
  row: number,
  lastOccupiedRow: number,
  round: number,
  { bonusFromRound, bonusOnce }: Pick<SeasonSettings, 'bonusFromRound' | 'bonusOnce'>,
): number {
  const isBonusRound = bonusOnce ? round === bonusFromRound : round >= bonusFromRound;
  return isBonusRound ? lastOccupiedRow - row + 1 : 0;
}
