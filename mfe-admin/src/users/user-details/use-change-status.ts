import type { DetailReservation } from '@club/shared/contracts/accounts/member-details';
import { Message } from '@club/shared/contracts/scalars';
import { ApiError, answerBody, http } from '@club/shared/http';
import { useAdminMutation } from '../../api/use-admin-mutation';
import { STATUS_CHANGES, type StatusChange } from './status-change';

const call = {
  // The displayed status is sent too, so that an outdated page changes nothing.
  waive: ({ id, statusPlacanja }: DetailReservation) =>
    http.put(`reservations/${id}/complimentary`, { json: { statusPay: statusPlacanja } }),
  revert: ({ id }: DetailReservation) => http.put(`reservations/${id}/not-paid`),
};

/** @throws ApiError with the error catalogue's text (first specification, section 8), then the server's reason */
export function useChangeStatus(change: StatusChange) {
  return useAdminMutation(async (reservation: DetailReservation) => {
    try {
      return await answerBody(Message, call[change](reservation));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      throw new ApiError(error.status, error.code, `${STATUS_CHANGES[change].failure} ${error.message}`);
    }
  });
}
