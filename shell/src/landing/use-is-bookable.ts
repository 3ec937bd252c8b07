import { useClubDay } from '@club/shared/club-day';
import { useClubProfile } from '@club/shared/club-profile';
import { GRID_DAYS } from '@club/shared/contracts/bookings/grid';
import { isOpenWithin } from '@club/shared/domain';

/** Whether the grid has days to book: the club is open, and courts are on one of them. True until the day is known. */
export function useIsBookable(): boolean {
  const { isOpen } = useClubProfile();
  const day = useClubDay().data;
  return isOpen && (!day || isOpenWithin(day.seasons, day.today, GRID_DAYS));
}
