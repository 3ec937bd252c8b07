/** A span of days on which courts are booked; both ends belong to it, Zagreb dates (resolution #1). */
export interface SeasonDays {
  readonly opensOn: string;
  readonly closesOn: string;
}

/** Whether courts are booked on a Zagreb date. */
export function isOpenOn(seasons: readonly SeasonDays[], date: string): boolean {
  return seasons.some(({ opensOn, closesOn }) => opensOn <= date && date <= closesOn);
}
