export interface PriceList {
  readonly id: number;
  /** Zagreb date of the first day that it is in force. */
  readonly validFrom: string;
  readonly dayCents: number;
  readonly nightCents: number;
  /** `HH:mm:ss` */
  readonly nightFrom: string;
}

/** The price list in force on a Zagreb date: the newest that has begun by then. */
export function priceListOn(lists: readonly PriceList[], day: string): PriceList | undefined {
  return lists
    .filter((list) => list.validFrom <= day)
    .reduce<PriceList | undefined>(
      (newest, list) => (newest && newest.validFrom > list.validFrom ? newest : list),
      undefined,
    );
}

/** Cents for a slot that starts at `starts` (`HH:mm:ss`). A court without lights has no night price. */
export function slotPriceCents(list: PriceList, lighted: boolean, starts: string): number {
  return lighted && starts >= list.nightFrom ? list.nightCents : list.dayCents;
}
