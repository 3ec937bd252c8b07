import { DownloadButton } from '@club/shared/download';
import { Loaded, SectionCard, TableSkeleton } from '@club/shared/ui-core';
import { DataTable, OlderButton } from '@club/shared/ui-data';
import { useMemo } from 'react';
import { statementColumns } from './statement-columns';
import { useStatement } from './use-statement';

/** The member's ledger entries with the balance after each, to the cent. */
export function StatementSection({ memberId }: { memberId: number }) {
  const older = useStatement(memberId);
  const columns = useMemo(() => statementColumns(memberId), [memberId]);
  return (
    <SectionCard
      title="Promet računa"
      action={
        <DownloadButton path={`admin-users/${memberId}/statement.csv`} label="Izvoz u CSV: promet računa">
          Izvoz u CSV
        </DownloadButton>
      }
      flush
    >
      <Loaded query={older.shown} what="promet računa" skeleton={<TableSkeleton rows={6} columns={6} />}>
        {(entries) => (
          <>
            <DataTable
              caption="Promet računa"
              captionHidden
              columns={columns}
              rows={entries}
              rowKey={(entry) => entry.id}
              empty="Na računu još nema prometa."
            />
            <OlderButton older={older} what="stariji promet" />
          </>
        )}
      </Loaded>
    </SectionCard>
  );
}
