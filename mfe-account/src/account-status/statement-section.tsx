import { DownloadButton } from '@club/shared/download';
import { errorMessage } from '@club/shared/http';
import { useOlderPages } from '@club/shared/query';
import { Alert, Box, BusyButton, Loaded, SectionCard, TableSkeleton } from '@club/shared/ui-core';
import { keys } from '../query-keys';
import { StatementTable } from './statement-table';
import type { useStatement } from './use-statement';

type Statement = ReturnType<typeof useStatement>;

/** The ledger for the member: the balance follows from line to line. */
export function StatementSection({ statement }: { statement: Statement }) {
  const { data, error, isFetching, isFetchNextPageError, refetch } = statement;
  // A failure to load older entries is shown at the end of the list, where they were requested.
  const shown = { data, error: isFetchNextPageError ? null : error, isFetching, refetch };
  return (
    <SectionCard
      title="Promet računa"
      flush
      action={
        <DownloadButton path="account-statement.csv" label="Preuzmi promet računa kao CSV">
          CSV
        </DownloadButton>
      }
    >
      <Loaded query={shown} what="promet računa" skeleton={<TableSkeleton rows={6} columns={4} />}>
        {(entries) => (
          <>
            <StatementTable entries={entries} />
            <OlderEntries statement={statement} />
          </>
        )}
      </Loaded>
    </SectionCard>
  );
}

function OlderEntries({ statement }: { statement: Statement }) {
  const { error, isFetchNextPageError } = statement;
  const { hasNextPage, isLoading, load } = useOlderPages(keys.statement, statement);
  if (!hasNextPage) return null;
  return (
    <Box sx={{ p: 1.5, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}>
      {isFetchNextPageError && (
        <Alert severity="error" sx={{ mb: 1, textAlign: 'start' }}>
          Nismo uspjeli učitati stariji promet. {errorMessage(error)}
        </Alert>
      )}
      <BusyButton busy={isLoading} onClick={load}>
        {isFetchNextPageError ? 'Pokušaj ponovno' : 'Prikaži starije'}
      </BusyButton>
    </Box>
  );
}
