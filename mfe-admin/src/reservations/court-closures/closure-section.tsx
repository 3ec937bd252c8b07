import { EmptyState, Loaded, SectionCard, TableSkeleton } from '@club/shared/ui-core';
import { DataTable, Pager, usePage } from '@club/shared/ui-data';
import { useMemo, useState } from 'react';
import { placeOf } from '../../lists/paging/page-of';
import { closureColumns, type OpenedClosure } from './closure-columns';
import { ClosureDetailsDialog } from './closure-details-dialog';
import { ShortenDialog } from './shorten-dialog';
import { CLOSURES_A_PAGE, useClosures } from './use-closures';

/** Past, current and future closures, the newest first. */
export function ClosureSection() {
  const page = usePage();
  const closures = useClosures(page);
  const [opened, setOpened] = useState<OpenedClosure>();
  const close = () => setOpened(undefined);
  const columns = useMemo(() => closureColumns(setOpened), []);
  // If the closure has left the page of the list meanwhile, the one that was opened.
  const closure = closures.data?.content.find(({ id }) => id === opened?.closure.id) ?? opened?.closure;
  return (
    <SectionCard title="Zatvaranja" flush>
      <Loaded query={closures} what="zatvaranja" skeleton={<TableSkeleton rows={4} columns={5} />}>
        {({ content, totalElements }) => (
          <>
            <DataTable
              caption="Zatvaranja"
              captionHidden
              columns={columns}
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
      {opened?.kind === 'DETAILS' && closure && <ClosureDetailsDialog closure={closure} onClose={close} />}
      {opened?.kind === 'SHORTEN' && closure && <ShortenDialog closure={closure} onClose={close} />}
    </SectionCard>
  );
}
