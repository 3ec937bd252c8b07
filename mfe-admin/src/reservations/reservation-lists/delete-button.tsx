import { useWallClock } from '@club/shared/club-day';
import type { ListedReservation } from '@club/shared/contracts/reservation-lists';
import { useConfirm } from '@club/shared/dialogs';
import { hasStarted } from '@club/shared/domain';
import { Button } from '@club/shared/ui-core';
import { refundText } from '../reservation/refund';
import { formatPlace, playerName, reservationFacts } from '../reservation/reservation-labels';
import { useDeleteReservation } from './use-reservation-list';

export function DeleteButton({ row }: { row: ListedReservation }) {
  const confirm = useConfirm();
  const { mutateAsync } = useDeleteReservation();
  const now = useWallClock();
  // A coming one could at least be booked again.
  const isFinal = now !== undefined && hasStarted(now, row.datumRezerviranja, row.vrijemeTermina);
  const ask = () =>
    confirm({
      title: 'Jeste li sigurni da želite izbrisati rezervaciju?',
      subject: playerName(row),
      facts: reservationFacts(row),
      lines: [refundText(row), ...(isFinal ? ['Termin je već počeo. Brisanje se ne može poništiti.'] : [])],
      confirm: 'Izbriši',
      tone: 'danger',
      act: () => mutateAsync(row.rezervacijaId),
    });
  return (
    <Button color="error" aria-label={`Izbriši: ${playerName(row)}, ${formatPlace(row)}`} onClick={() => void ask()}>
      Izbriši
    </Button>
  );
}
