import type { Season } from '@club/shared/contracts/club-day';

/** Whether courts are booked on a Zagreb date; both ends of a season belong to it (resolution #1). */
export function isOpen(date: string, seasons: readonly Season[]): boolean {
  return seasons.some(({ opensOn, closesOn }) => opensOn <= date && date <= closesOn);
}
