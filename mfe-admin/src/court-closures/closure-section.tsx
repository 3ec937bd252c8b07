import { EmptyState, Loaded, SectionCard, TableSkeleton } from '@club/shared/ui-core';
import { DataTable, Pager, usePage } from '@club/shared/ui-data';
import { placeOf } from '../paging/page-of';
import { CLOSURE_COLUMNS } from './closure-columns';
import { CLOSURES_A_PAGE, useClosures } from './use-closures';

/** Past, current and future closures, the newest first. */
export function ClosureSection() {
  const page = usePage();
  const closures = useClosures(page);
  return (
    <SectionCard title="Zatvaranja" flush>
      <Loaded query={closures} what="zatvaranja" skeleton={<TableSkeleton rows={4} columns={5} />}>
        {({ content, totalElements }) => (
          <>
            <DataTable
              caption="Zatvaranja"
              captionHidden
              columns={CLOSURE_COLUMNS}
              rows={content}
              rowKey={({ id }) => id}
              busy={closures.isPlaceholderData}
              empty={
                <EmptyState title="Tereni još nisu zatvarani.">Svako zatvaranje ostaje ovdje zapisano.</EmptyState>
              }
            />
            <Pager {...placeOf(totalElements, page, CLOSURES_A_PAGE)} label="Stranice zatvaranja" />
          </>
        )}
      </Loaded>
    </SectionCard>
  );
}
