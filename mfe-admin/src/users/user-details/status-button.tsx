import type { DetailReservation } from '@club/shared/contracts/accounts/member-details';
import { usePrompt } from '@club/shared/dialogs';
import { Button } from '@club/shared/ui-core';
import { useOutdated } from '../../forms/optimistic-lock/use-outdated';
import { formatPlace, reservationFacts } from '../../reservations/reservation/reservation-labels';
import { STATUS_CHANGES, type StatusChange } from './status-change';
import { useChangeStatus } from './use-change-status';

interface StatusButtonProps {
  reservation: DetailReservation;
  change: StatusChange;
}

/** After a confirmation, which also takes a reason, makes a reservation gratis or reverts that. */
export function StatusButton({ reservation, change }: StatusButtonProps) {
  const prompt = usePrompt();
  const outdated = useOutdated();
  const { mutateAsync } = useChangeStatus(change);
  const { label, question, consequence } = STATUS_CHANGES[change];
  const place = formatPlace(reservation);
  const ask = () =>
    prompt({
      title: question,
      facts: reservationFacts(reservation),
      lines: [consequence, 'Razlog vidi i član.'],
      label: 'Razlog (nije obavezan)',
      field: 'reason',
      maxLength: 200,
      act: (reason) => mutateAsync({ reservation, reason }),
      goesOnAfter: outdated,
    });
  return (
    <Button aria-label={`${label}: ${place}`} onClick={() => void ask()}>
      {label}
    </Button>
  );
}
