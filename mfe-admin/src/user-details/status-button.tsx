import type { DetailReservation } from '@club/shared/contracts/members';
import { useConfirm } from '@club/shared/dialogs';
import { euros } from '@club/shared/format';
import { Button } from '@club/shared/ui-core';
import { placeWords } from '../reservation/reservation-words';
import { STATUS_CHANGES, type StatusChange } from './status-change';
import { useChangeStatus } from './use-change-status';

interface StatusButtonProps {
  reservation: DetailReservation;
  change: StatusChange;
}

/** Asks, and makes a reservation gratis or takes that back. */
export function StatusButton({ reservation, change }: StatusButtonProps) {
  const confirm = useConfirm();
  const { mutateAsync } = useChangeStatus(change);
  const { label, question } = STATUS_CHANGES[change];
  const place = placeWords(reservation);
  const ask = () =>
    confirm({ title: question, lines: [place, euros(reservation.cijena)], act: () => mutateAsync(reservation) });
  return (
    <Button size="small" aria-label={`${label}: ${place}`} onClick={() => void ask()}>
      {label}
    </Button>
  );
}
