import type { MyReservationRow } from '@club/shared/contracts/bookings/reservations';
import { PaymentChip } from '@club/shared/reservation';
import { styled, Typography } from '@club/shared/ui-core';
import { CancelButton } from './cancel-button';
import { useCancelling } from './use-cancelling';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  [theme.breakpoints.down('sm')]: { justifyContent: 'end' },
}));
/** As wide as the longest status, so that the buttons of all rows are aligned. */
const Status = styled('span')(({ theme }) => ({ minWidth: 108, [theme.breakpoints.down('sm')]: { minWidth: 0 } }));

/** The payment status of an active reservation, and the button to cancel it if that is allowed. */
export function ActiveStatus({ row }: { row: MyReservationRow }) {
  const cancelling = useCancelling(row);
  return (
    <Line>
      <Status>
        <PaymentChip status={row.statusPlacanja} />
      </Status>
      {row.cancel && cancelling === 'allowed' && <CancelButton row={row} query={row.cancel} />}
      {cancelling === 'late' && (
        <Typography component="span" variant="body2" color="textSecondary">
          Prekasno za otkazivanje
        </Typography>
      )}
    </Line>
  );
}
