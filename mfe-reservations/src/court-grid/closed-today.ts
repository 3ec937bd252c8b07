import type { ClubDay } from '@club/shared/contracts/club-day';
import { isOpenOn } from '@club/shared/domain';

/** Whether today is outside every season; false as long as the club's day is not known. */
export const isClosedToday = (day: ClubDay | undefined): boolean =>
  day !== undefined && !isOpenOn(day.seasons, day.today);
