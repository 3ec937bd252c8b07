import { ReservationList } from '@club/shared/contracts/reservation-lists';
import { Message } from '@club/shared/contracts/scalars';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { keepPreviousData, useQuery } from '@club/shared/query';
import { useAdminMutation } from '../../api/use-admin-mutation';
import { PAGE_SIZE, placeOf } from '../../lists/paging/page-of';
import { keys } from '../../query-keys';

/** @param page from 1; the wire counts from 0 */
export function useReservationList(call: string, page: number, filter: Readonly<Record<string, string>>) {
  useLiveQuery('grid', keys.reservationLists);
  // Waiving or paying a price changes a row, but not the grid.
  useLiveQuery('accounts', keys.reservationLists);
  return useQuery({
    queryKey: keys.reservationList(call, page, filter),
    queryFn: async ({ signal }) => {
      const searchParams = { page: page - 1, size: PAGE_SIZE, sort: 'reservationDate,desc', ...filter };
      const body = await answerBody(ReservationList, http.get(call, { searchParams, signal }));
      return { ...body, first: placeOf(body.totalElements, page, PAGE_SIZE).first };
    },
    placeholderData: keepPreviousData,
  });
}

export function useDeleteReservation() {
  return useAdminMutation((id: number) => answerBody(Message, http.delete(`admin-delete-reservation/${id}`)));
}
