import type { MyReservationRow } from '@club/shared/contracts/bookings/reservations';
import { PaymentChip } from '@club/shared/reservation';
import { StatusChip, styled, Typography } from '@club/shared/ui-core';
import { useEffect, useRef, useState } from 'react';
import { CancelButton } from './cancel-button';

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 12 });
/** As wide as the longest status, so that the buttons of all rows stand one below another. */
const Status = styled('span')(({ theme }) => ({ minWidth: 108, [theme.breakpoints.down('sm')]: { minWidth: 0 } }));
const Gone = styled('span')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 2,
  [theme.breakpoints.down('sm')]: { justifyItems: 'end', textAlign: 'right' },
}));

/** How a reservation stands, and the way to cancel it while there is one. */
export function ReservationStatus({ row }: { row: MyReservationRow }) {
  const line = useRef<HTMLDivElement>(null);
  const [cancelled, setCancelled] = useState(false);

  // The button that had the focus goes with the right to cancel; whoever works by keyboard stays in the row.
  useEffect(() => {
    if (cancelled && !row.cancel) line.current?.focus();
  }, [cancelled, row.cancel]);

  return (
    <Line ref={line} tabIndex={-1}>
      <Status>
        {/* A cancelled reservation owes nothing, whatever it was when it stood. */}
        {row.cancelledAt ? (
          <Gone>
            <StatusChip tone="unknown">Otkazano</StatusChip>
            {row.cancelReason && (
              <Typography component="span" variant="body2" color="textSecondary">
                {row.cancelReason}
              </Typography>
            )}
          </Gone>
        ) : (
          <PaymentChip status={row.statusPlacanja} />
        )}
      </Status>
      {row.cancel && <CancelButton row={row} query={row.cancel} onCancelled={() => setCancelled(true)} />}
    </Line>
  );
}
