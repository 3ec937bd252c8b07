import { useAddress } from '@club/shared/address';
import type { MyReservations } from '@club/shared/contracts/bookings/reservations';
import { reservationCount } from '@club/shared/domain';
import { ButtonLink, EmptyState, Typography } from '@club/shared/ui-core';
import { DataTable, Pager } from '@club/shared/ui-data';
import { ACTIVE_COLUMNS, CANCELLED_COLUMNS } from './my-reservation-columns';
import { PAGE_SIZE, type ShownReservations } from './use-my-reservations';

/** Search parameter for the page of cancelled reservations. */
export const CANCELLED_PAGE = 'otkazane';

const LISTS = {
  booked: { caption: 'Moje rezervacije', pages: 'Stranice rezervacija', param: 'page', columns: ACTIVE_COLUMNS },
  cancelled: {
    caption: 'Otkazane rezervacije',
    pages: 'Stranice otkazanih rezervacija',
    param: CANCELLED_PAGE,
    columns: CANCELLED_COLUMNS,
  },
} as const;

interface ReservationPagesProps {
  list: MyReservations;
  show: ShownReservations;
  page: number;
  /** The rows are those of the previous page. */
  busy: boolean;
}

export function ReservationPages({ list, show, page, busy }: ReservationPagesProps) {
  const total = list.totalElements;
  const pageCount = Math.ceil(total / PAGE_SIZE);
  const { caption, pages, param, columns } = LISTS[show];
  if (total === 0 && show === 'booked') return <NoReservations some={list.cancelledElements > 0} />;
  if (page > pageCount) return <NoSuchPage param={param} />;
  return (
    <>
      <DataTable
        caption={caption}
        captionHidden
        columns={columns}
        rows={list.content}
        rowKey={(row) => row.rezervacijaId}
        empty={<NoSuchPage param={param} />}
        busy={busy}
      />
      <Typography role="status" variant="body2" color="textSecondary" sx={{ px: 2.5, py: 1.5, textAlign: 'center' }}>
        {`Stranica ${page} od ${pageCount}, ukupno ${reservationCount(total)}.`}
      </Typography>
      <Pager page={page} pageCount={pageCount} label={pages} param={param} />
    </>
  );
}

/** @param some whether there are cancelled reservations */
function NoReservations({ some }: { some: boolean }) {
  return (
    <EmptyState
      title={some ? 'Sve su vaše rezervacije otkazane.' : 'Još nemate rezervacija.'}
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
function NoSuchPage({ param }: { param: string }) {
  const { hrefWith } = useAddress();
  return (
    <EmptyState
      title="Ova stranica popisa ne postoji."
      action={<ButtonLink to={hrefWith({ [param]: null })}>Na prvu stranicu</ButtonLink>}
    >
      Popis rezervacija u međuvremenu je kraći.
    </EmptyState>
  );
}
