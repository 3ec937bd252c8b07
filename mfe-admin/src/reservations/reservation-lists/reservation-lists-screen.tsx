import { DownloadButton } from '@club/shared/download';
import { useLocation } from '@club/shared/router';
import { Loaded, PageHeading, SectionCard, TableSkeleton } from '@club/shared/ui-core';
import { usePage } from '@club/shared/ui-data';
import { FilterForm } from '../../lists/list-filter/filter-form';
import { useFilter } from '../../lists/list-filter/use-filter';
import { PAGE_SIZE } from '../../lists/paging/page-of';
import { listAt, type ReservationListKind } from './lists';
import { ReservationPages } from './reservation-pages';
import { STATUS_OPTIONS } from './status-options';
import { useReservationList } from './use-reservation-list';

const FIELDS = [
  { name: 'player', label: 'Igrač' },
  { name: 'status', label: 'Status', options: STATUS_OPTIONS },
];

/** One screen for the three lists, which differ in their call and in one column. Each list is mounted separately. */
export default function ReservationListsScreen() {
  const kind = listAt(useLocation().pathname);
  return <ReservationListOf key={kind.call} kind={kind} />;
}

function ReservationListOf({ kind }: { kind: ReservationListKind }) {
  const page = usePage();
  const { filter, query, apply } = useFilter(FIELDS);
  const list = useReservationList(kind.call, page, query);
  return (
    <>
      <PageHeading
        title={kind.title}
        subtitle="Najnovije prve; otkazane i izbrisane rezervacije ostaju na popisu."
        action={
          <DownloadButton
            path={`${kind.call}.csv`}
            query={query}
            variant="outlined"
            label={`Izvoz u CSV: ${kind.rows}`}
          >
            Izvoz u CSV
          </DownloadButton>
        }
      />
      <SectionCard flush>
        <FilterForm fields={FIELDS} value={filter} onApply={apply} />
        <Loaded query={list} what="rezervacije" skeleton={<TableSkeleton rows={PAGE_SIZE} columns={7} />}>
          {(loaded) => (
            <ReservationPages
              kind={kind}
              list={loaded}
              page={page}
              narrowed={Object.keys(query).length > 0}
              busy={list.isPlaceholderData}
            />
          )}
        </Loaded>
      </SectionCard>
    </>
  );
}
