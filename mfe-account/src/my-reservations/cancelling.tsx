import type { MyReservationRow } from '@club/shared/contracts/bookings/reservations';
import { Typography } from '@club/shared/ui-core';
import { CancelButton } from './cancel-button';
import { useCancelling } from './use-cancelling';

/** The button to cancel an active reservation if that is allowed, or why it is not. */
export function Cancelling({ row }: { row: MyReservationRow }) {
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
