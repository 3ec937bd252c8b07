import { useClubDay } from '@club/shared/club-day';
import type { MyReservationRow } from '@club/shared/contracts/bookings/reservations';
import { useConfirm } from '@club/shared/dialogs';
import { bookingFacts, cancelRuleLines, shortDate, slotTime } from '@club/shared/domain';
import { useNotify } from '@club/shared/notices';
import { cancelQuestion } from '@club/shared/reservation';
import { Button } from '@club/shared/ui-core';
import { useEffect, useRef } from 'react';
import { type Cancellation, useCancelReservation } from './use-cancel-reservation';
import { useWhileBooked } from './use-while-booked';

interface CancelButtonProps {
  row: MyReservationRow;
  query: Cancellation['query'];
}

/** Cancels one of the member's reservations after a confirmation. */
export function CancelButton({ row, query }: CancelButtonProps) {
  const confirm = useConfirm();
  const notify = useNotify();
  const whileBooked = useWhileBooked(row);
  const cancel = useCancelReservation();
  const { cancelHours = null } = useClubDay().data?.fairUse ?? {};
  // The list may be refetched while the question is open.
  const newest = useRef(query);
  useEffect(() => {
    newest.current = query;
  }, [query]);
  const ask = async () => {
    const key = crypto.randomUUID();
    const { datumRezerviranja: date, cijena, vrijemeTermina: starts, minutes, teren: court, statusPlacanja } = row;
    const facts = bookingFacts({ date, price: statusPlacanja === 'FREE' ? null : cijena, starts, minutes, court });
    await whileBooked((until) =>
      confirm({
        ...cancelQuestion(facts, cancelRuleLines(cancelHours)),
        until,
        act: async () => notify.success(await cancel.mutateAsync({ query: newest.current, key })),
      }),
    );
  };
  return (
    <Button
      color="error"
      aria-label={`Otkaži termin ${shortDate(row.datumRezerviranja)} ${slotTime(row)}, teren ${row.teren}`}
      onClick={() => void ask()}
    >
      Otkaži
    </Button>
  );
}
