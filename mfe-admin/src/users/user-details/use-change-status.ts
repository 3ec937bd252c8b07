import type { DetailReservation } from '@club/shared/contracts/accounts/member-details';
import { Message } from '@club/shared/contracts/scalars';
import { ApiError, answerBody, http } from '@club/shared/http';
import { useAdminMutation } from '../../api/use-admin-mutation';
import { STATUS_CHANGES, type StatusChange } from './status-change';

interface Change {
  readonly reservation: DetailReservation;
  /** Empty when none is given. */
  readonly reason: string;
}

const call = {
  // The displayed status is sent too, so that an outdated page changes nothing.
  waive: ({ reservation: { id, statusPlacanja }, reason }: Change) =>
    http.put(`reservations/${id}/complimentary`, { json: { statusPay: statusPlacanja, reason } }),
  revert: ({ reservation: { id }, reason }: Change) => http.put(`reservations/${id}/not-paid`, { json: { reason } }),
};

/** @throws ApiError with the error catalogue's text (first specification, section 8), then the server's reason */
export function useChangeStatus(change: StatusChange) {
  return useAdminMutation(async (made: Change) => {
    try {
      return await answerBody(Message, call[change](made));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const message = `${STATUS_CHANGES[change].failure} ${error.message}`;
      throw new ApiError(error.status, error.code, message, error.fields, error.problem);
    }
  });
}
