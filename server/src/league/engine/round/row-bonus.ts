import type { SeasonSettings } from '../season-settings';

type BonusSettings = Pick<SeasonSettings, 'bonusFromRound' | 'bonusOnce'>;

/** Whether a round adds the bonus of the row. Source: league rule R7. */
export const hasRowBonus = (round: number, { bonusFromRound, bonusOnce }: BonusSettings): boolean =>
  bonusOnce ? round === bonusFromRound : round >= bonusFromRound;

/**
 * Bonus of a row of the result pyramid: the last occupied row 1, plus 1 per row upward, in the rounds of `hasRowBonus`.
 * `closeRound` decides who gets it: regulars with a bye, and those whom `matchPoints` gives it: who forfeits gets none,
 * nor who does not play, unless ADMIN has excused it. Source: league rule R7; resolution 35.
 */
export function rowBonus(row: number, lastOccupiedRow: number, round: number, settings: BonusSettings): number {
  return hasRowBonus(round, settings) ? lastOccupiedRow - row + 1 : 0;
}
