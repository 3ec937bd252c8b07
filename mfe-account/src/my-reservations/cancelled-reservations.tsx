import { useAddress } from '@club/shared/address';
import { Loaded, SectionCard, TableSkeleton } from '@club/shared/ui-core';
import { Disclosure, usePage } from '@club/shared/ui-data';
import { useState } from 'react';
import { CANCELLED_COLUMNS } from './my-reservation-columns';
import { CANCELLED_PAGE, ReservationPages } from './reservation-pages';
import { PAGE_SIZE, useMyReservations } from './use-my-reservations';

/** The cancelled reservations, collapsed under one line; loaded only when it is opened. */
export function CancelledReservations({ count }: { count: number }) {
  const { read } = useAddress();
  // Open for a user who has paged through the list and returns.
  const [open, setOpen] = useState(read(CANCELLED_PAGE) !== null);
  return (
    <SectionCard flush>
      <Disclosure summary={`Otkazane (${count})`} open={open} onToggle={setOpen}>
        {open && <CancelledPages rows={Math.min(count, PAGE_SIZE)} />}
      </Disclosure>
    </SectionCard>
  );
}

function CancelledPages({ rows }: { rows: number }) {
  const page = usePage(CANCELLED_PAGE);
  const reservations = useMyReservations('cancelled', page);
  return (
    <Loaded
      query={reservations}
      what="otkazane rezervacije"
      skeleton={<TableSkeleton rows={rows} columns={CANCELLED_COLUMNS.length} />}
    >
      {(list) => <ReservationPages show="cancelled" list={list} page={page} busy={reservations.isPlaceholderData} />}
    </Loaded>
  );
}
