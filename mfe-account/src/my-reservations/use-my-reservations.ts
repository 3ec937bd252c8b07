import { MyReservations } from '@club/shared/contracts/bookings/reservations';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { keepPreviousData, useQuery } from '@club/shared/query';
import { keys } from '../query-keys';
import { useReadWhenBegun } from './use-read-when-begun';

/** Rows of a page (first specification, section 9). */
export const PAGE_SIZE = 10;

export type ShownReservations = 'booked' | 'cancelled';

/** @param page from 1; the wire counts from 0 */
export function useMyReservations(show: ShownReservations, page: number) {
  useLiveQuery('account', keys.myReservations);
  // Cancelling needs the day's index in the grid and the slot's id: midnight changes the former, a new slot plan the latter.
  useLiveQuery('club-day', keys.myReservations);
  const query = useQuery({
    queryKey: keys.myReservationsPage(show, page),
    queryFn: ({ signal }) => {
      const searchParams = { page: page - 1, size: PAGE_SIZE, sort: 'reservationDate,desc', show };
      return answerBody(MyReservations, http.get('my-reservations', { searchParams, signal }));
    },
    placeholderData: keepPreviousData,
  });
  useReadWhenBegun(query.data?.content ?? [], query.refetch);
  return query;
}
