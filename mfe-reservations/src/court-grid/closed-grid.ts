import { GRID_DAYS } from '@club/shared/contracts/bookings/grid';
import type { ClubDay } from '@club/shared/contracts/club-day';
import { isOpenWithin } from '@club/shared/domain';

/**
 * Whether every day of the grid is outside every season; false as long as the club's day is not known. On the
 * days before a season opens its first days can already be booked.
 */
export const isGridClosed = (day: ClubDay | undefined): boolean =>
  day !== undefined && !isOpenWithin(day.seasons, day.today, GRID_DAYS);
