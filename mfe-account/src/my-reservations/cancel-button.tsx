import type { MyReservationRow } from '@club/shared/contracts/reservations';
import { useConfirm } from '@club/shared/dialogs';
import { shortDate } from '@club/shared/format';
import { useNotify } from '@club/shared/notices';
import { slotTime } from '@club/shared/reservation';
import { Button } from '@club/shared/ui-core';
import { reservationLines } from '../reservation/reservation-words';
import { type CancelQuery, useCancelReservation } from './use-cancel-reservation';

interface CancelButtonProps {
  row: MyReservationRow;
  query: CancelQuery;
  onCancelled: () => void;
}

/** Asks, and cancels an own reservation. */
export function CancelButton({ row, query, onCancelled }: CancelButtonProps) {
  const confirm = useConfirm();
  const notify = useNotify();
  const cancel = useCancelReservation();
  const ask = async () => {
    const cancelled = await confirm({
      title: 'Jeste li sigurni da želite otkazati termin?',
      lines: reservationLines(row),
      confirm: 'Otkaži termin',
      tone: 'danger',
      act: async () => notify.success(await cancel.mutateAsync(query)),
    });
    if (cancelled) onCancelled();
  };
  return (
    <Button
      size="small"
      color="error"
      // As high as a finger, in a row of the height of the others; in a stack its word ends where the values do.
      sx={{ my: -1.5, px: 1.25, mr: -1.25 }}
      aria-label={`Otkaži termin ${shortDate(row.datumRezerviranja)} ${slotTime(row)}, teren ${row.teren}`}
      onClick={() => void ask()}
    >
      Otkaži
    </Button>
  );
}
