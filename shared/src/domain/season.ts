import { dayAfter } from './zagreb-dates';

/** A period in which courts can be booked, as Zagreb dates, both inclusive (resolution 1). */
interface SeasonDays {
  readonly opensOn: string;
  readonly closesOn: string;
}

/** Whether courts can be booked on a Zagreb date `YYYY-MM-DD`: whether it is in any of the seasons. */
export function isOpenOn(seasons: readonly SeasonDays[], date: string): boolean {
  return seasons.some(({ opensOn, closesOn }) => opensOn <= date && date <= closesOn);
}

/** The same for any of `days` consecutive dates, from `first` on. */
export function isOpenWithin(seasons: readonly SeasonDays[], first: string, days: number): boolean {
  return Array.from({ length: days }, (_, index) => dayAfter(first, index)).some((date) => isOpenOn(seasons, date));
}
