import type { DetailReservation } from '@club/shared/contracts/accounts/member-details';
import { Button } from '@club/shared/ui-core';
import { useConfirmSeen } from '../../forms/optimistic-lock/use-confirm-seen';
import { formatPlace, reservationFacts } from '../../reservations/reservation/reservation-labels';
import { STATUS_CHANGES, type StatusChange } from './status-change';
import { useChangeStatus } from './use-change-status';

interface StatusButtonProps {
  reservation: DetailReservation;
  change: StatusChange;
}

/** After a confirmation, makes a reservation gratis or reverts that. */
export function StatusButton({ reservation, change }: StatusButtonProps) {
  const confirm = useConfirmSeen();
  const { mutateAsync } = useChangeStatus(change);
  const { label, question, consequence } = STATUS_CHANGES[change];
  const place = formatPlace(reservation);
  const ask = () =>
    confirm({
      title: question,
      facts: reservationFacts(reservation),
      lines: [consequence],
      act: () => mutateAsync(reservation),
    });
  return (
    <Button aria-label={`${label}: ${place}`} onClick={() => void ask()}>
      {label}
    </Button>
  );
}
