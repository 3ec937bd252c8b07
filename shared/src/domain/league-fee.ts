interface LeagueFee {
  /** Zagreb date; null: not paid. */
  readonly paidOn: string | null;
  /** In any unit of its currency; 0 in a free season. */
  readonly amount: number;
}

/**
 * Whether a player still owes the fee of a season (resolution 14). Nobody owes anything for a free season, whose fees
 * are never paid.
 */
export const isFeeOwed = ({ paidOn, amount }: LeagueFee): boolean => paidOn === null && amount > 0;
