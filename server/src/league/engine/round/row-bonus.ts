import type { SeasonSettings } from '../season-settings';

type BonusSettings = Pick<SeasonSettings, 'bonusFromRound' | 'bonusOnce'>;

/** Whether a round adds the bonus of the row. Source: league rule R7. */
export const hasRowBonus = (round: number, { bonusFromRound, bonusOnce }: BonusSettings): boolean =>
  bonusOnce ? round === bonusFromRound : round >= bonusFromRound;

/**
 * Bonus of a row of the result pyramid: the last occupied row 1, plus 1 per row upward, in every round after the
 * fourth. `closeRound` decides who gets it: regulars who were present and did not forfeit. Source: league rule R7.
 */
export function rowBonus(row: number, lastOccupiedRow: number, round: number, settings: BonusSettings): number {
  return hasRowBonus(round, settings) ? lastOccupiedRow - row + 1 : 0;
}
