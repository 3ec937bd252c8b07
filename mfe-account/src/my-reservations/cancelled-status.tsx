import type { MyReservationRow } from '@club/shared/contracts/bookings/reservations';
import { StatusChip, styled, Typography } from '@club/shared/ui-core';

const Gone = styled('span')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 2,
  [theme.breakpoints.down('sm')]: { justifyItems: 'end', textAlign: 'right' },
}));

/** Nothing is owed for a cancelled reservation, whatever its payment status was; shows the club's reason if there is one. */
export function CancelledStatus({ row }: { row: MyReservationRow }) {
  return (
    <Gone>
      <StatusChip tone="unknown">Otkazano</StatusChip>
      {row.cancelReason && (
        <Typography component="span" variant="body2" color="textSecondary">
          {row.cancelReason}
        </Typography>
      )}
    </Gone>
  );
}
