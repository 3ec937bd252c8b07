import { DownloadButton } from '@club/shared/download';
import { Loaded, SectionCard, TableSkeleton } from '@club/shared/ui-core';
import { OlderButton } from '@club/shared/ui-data';
import { StatementTable } from './statement-table';
import type { useStatement } from './use-statement';

/** The member's ledger entries with the balance after each. */
export function StatementSection({ statement }: { statement: ReturnType<typeof useStatement> }) {
  return (
    <SectionCard
      title="Promet računa"
      flush
      action={
        <DownloadButton path="account-statement.csv" label="Izvoz u CSV: promet računa">
          Izvoz u CSV
        </DownloadButton>
      }
    >
      <Loaded query={statement.shown} what="promet računa" skeleton={<TableSkeleton rows={6} columns={4} />}>
        {(entries) => (
          <>
            <StatementTable entries={entries} />
            <OlderButton older={statement} what="stariji promet" />
          </>
        )}
      </Loaded>
    </SectionCard>
  );
}
