import { EmptyState, Loaded, PageHeading, SectionCard, TableSkeleton } from '@club/shared/ui-core';
import { DataTable, OlderButton } from '@club/shared/ui-data';
import { FilterForm } from '../../lists/list-filter/filter-form';
import { useFilter } from '../../lists/list-filter/use-filter';
import { formatNewest } from '../../lists/paging/page-of';
import { ShownStatus } from '../../lists/paging/shown-status';
import { ACTION_LOG_COLUMNS } from './action-log-columns';
import { useActionLog } from './use-action-log';

const FIELDS = [
  { name: 'actor', label: 'Administrator' },
  { name: 'subject', label: 'Na čemu' },
];

/** A read-only log. */
export default function ActionLogScreen() {
  const { filter, query, apply } = useFilter(FIELDS);
  const { log, older } = useActionLog(query);
  return (
    <>
      <PageHeading title="Dnevnik" subtitle="Tko je, kada i što promijenio u administraciji." />
      <SectionCard flush>
        <FilterForm fields={FIELDS} value={filter} onApply={apply} />
        <Loaded query={older.shown} what="dnevnik" skeleton={<TableSkeleton rows={10} columns={5} />}>
          {(entries) => (
            <>
              <ShownStatus>{formatNewest(entries.length, older.hasNextPage)}</ShownStatus>
              <DataTable
                caption="Dnevnik radnji administratora"
                captionHidden
                columns={ACTION_LOG_COLUMNS}
                rows={entries}
                rowKey={({ id }) => id}
                busy={log.isPlaceholderData}
                empty={Object.keys(query).length > 0 ? <NothingFound /> : <NothingYet />}
              />
              <OlderButton older={older} what="starije zapise" />
            </>
          )}
        </Loaded>
      </SectionCard>
    </>
  );
}

const NothingFound = () => (
  <EmptyState title="Nijedan zapis ne odgovara filtru.">Proširite razdoblje ili poništite filtar.</EmptyState>
);

const NothingYet = () => (
  <EmptyState title="Dnevnik je prazan.">Ovdje će stajati svaka promjena koju administrator napravi.</EmptyState>
);
