import { useClubDay, useWallClock } from '@club/shared/club-day';
import type { MyReservationRow } from '@club/shared/contracts/bookings/reservations';
import { hasStarted, isTooLateToCancel } from '@club/shared/domain';
import { Typography } from '@club/shared/ui-core';
import { CancelButton } from './cancel-button';

/** The button to cancel an active reservation if that is allowed, or why it is not. */
export function CancelCell({ row }: { row: MyReservationRow }) {
  const cancelling = useCancelling(row);
  if (row.cancel && cancelling === 'allowed') return <CancelButton row={row} query={row.cancel} />;
  return (
    cancelling === 'late' && (
      <Typography component="span" variant="body2" color="textSecondary">
        Prekasno za otkazivanje
      </Typography>
    )
  );
}

/**
 * Whether a reservation can be cancelled now, on a page that may have been open for long: `late` by the club's rule, `none`
 * once it has started. The server decides.
 */
function useCancelling({ cancel, datumRezerviranja: date, vrijemeTermina: starts }: MyReservationRow) {
  const hours = useClubDay().data?.fairUse?.cancelHours ?? null;
  const now = useWallClock();
  if (!cancel || (now && hasStarted(now, date, starts))) return 'none';
  return now && isTooLateToCancel(now, { date, starts }, hours) ? 'late' : 'allowed';
}
