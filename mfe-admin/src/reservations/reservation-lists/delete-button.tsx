import type { ListedReservation } from '@club/shared/contracts/reservation-lists';
import { useConfirm } from '@club/shared/dialogs';
import { Button } from '@club/shared/ui-core';
import { formatPlace, playerName, reservationFacts } from '../reservation/reservation-labels';
import { useDeleteReservation } from './use-reservation-list';

export function DeleteButton({ row }: { row: ListedReservation }) {
  const confirm = useConfirm();
  const { mutateAsync } = useDeleteReservation();
  const ask = () =>
    confirm({
      title: 'Jeste li sigurni da želite izbrisati rezervaciju?',
      subject: playerName(row),
      facts: reservationFacts(row),
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
