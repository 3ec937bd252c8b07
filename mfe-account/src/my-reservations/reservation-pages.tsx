import type { MyReservations } from '@club/shared/contracts/bookings/reservations';
import { reservationCount } from '@club/shared/domain';
import { ButtonLink, EmptyState, Typography } from '@club/shared/ui-core';
import { DataTable, Pager } from '@club/shared/ui-data';
import { MY_RESERVATION_COLUMNS } from './my-reservation-columns';
import { PAGE_SIZE } from './use-my-reservations';

interface ReservationPagesProps {
  list: MyReservations;
  page: number;
  /** The rows are those of the page before. */
  busy: boolean;
}

export function ReservationPages({ list, page, busy }: ReservationPagesProps) {
  const total = list.totalElements;
  const pageCount = Math.ceil(total / PAGE_SIZE);
  if (total === 0) return <NoReservations />;
  if (page > pageCount) return <NoSuchPage />;
  return (
    <>
      <DataTable
        caption="Moje rezervacije"
        captionHidden
        columns={MY_RESERVATION_COLUMNS}
        rows={list.content}
        rowKey={(row) => row.rezervacijaId}
        empty={<NoSuchPage />}
        busy={busy}
      />
      <Typography role="status" variant="body2" color="textSecondary" sx={{ px: 2.5, py: 1.5, textAlign: 'center' }}>
        {`Stranica ${page} od ${pageCount}, ukupno ${reservationCount(total)}.`}
      </Typography>
      <Pager page={page} pageCount={pageCount} label="Stranice rezervacija" />
    </>
  );
}

function NoReservations() {
  return (
    <EmptyState
      title="Još nemate rezervacija."
      action={
        <ButtonLink to="/main-reservations" variant="contained">
          Rezerviraj teren
        </ButtonLink>
      }
    >
      Ovdje će stajati svi vaši termini, s cijenom i statusom plaćanja.
    </EmptyState>
  );
}

/** An old bookmark, or an address typed by hand. */
function NoSuchPage() {
  return (
    <EmptyState
      title="Ova stranica popisa ne postoji."
      action={<ButtonLink to="/my-reservations">Na prvu stranicu</ButtonLink>}
    >
      Popis rezervacija u međuvremenu je kraći.
    </EmptyState>
  );
}
