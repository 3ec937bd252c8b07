import type { RoundDates } from '@club/shared/contracts/league/rounds';

/** The dates of a round or phase for `DatesNow`: without the rest of its record. Undefined if there is none by now. */
export const datesOf = (dated: RoundDates | undefined): RoundDates | undefined =>
  dated && { startDate: dated.startDate, endDate: dated.endDate };

/** Whether a round or phase has these dates already: then a call that moves it there is no change. */
export const hasDates = (dated: RoundDates | undefined, { startDate, endDate }: RoundDates): boolean =>
  dated?.startDate === startDate && dated.endDate === endDate;
