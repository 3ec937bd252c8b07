import type { ReservationList } from '@club/shared/contracts/reservation-lists';
import { EmptyState } from '@club/shared/ui-core';
import { DataTable, Pager } from '@club/shared/ui-data';
import { formatShown, PAGE_SIZE, placeOf } from '../../lists/paging/page-of';
import { ShownStatus } from '../../lists/paging/shown-status';
import { listColumns } from './list-columns';
import type { ReservationListKind } from './lists';

interface ReservationPagesProps {
  kind: ReservationListKind;
  /** One page of the list; `first` is the number of rows before it. */
  list: ReservationList & { readonly first: number };
  page: number;
  /** A filter is set. */
  narrowed: boolean;
  /** The rows are those of the previous page. */
  busy: boolean;
}

export function ReservationPages({ kind, list, page, narrowed, busy }: ReservationPagesProps) {
  const { content, first, totalElements } = list;
  const place = placeOf(totalElements, page, PAGE_SIZE);
  return (
    <>
      <ShownStatus>{formatShown(first, content.length, totalElements, busy)}</ShownStatus>
      <DataTable
        caption={kind.title}
        captionHidden
        columns={listColumns(kind)}
        rows={content}
        rowKey={(row) => row.rezervacijaId}
        busy={busy}
        empty={
          narrowed ? (
            <EmptyState title="Nijedna rezervacija ne odgovara filtru.">
              Proširite razdoblje ili poništite filtar.
            </EmptyState>
          ) : (
            <EmptyState title="Još nema rezervacija.">
              Ovdje će stajati svaka rezervacija koju igrači naprave.
            </EmptyState>
          )
        }
      />
      <Pager page={place.page} pageCount={place.pageCount} label="Stranice rezervacija" />
    </>
  );
}
