import type { UseQueryResult } from '@club/shared/query';
import { Alert, BusyButton } from '@club/shared/ui-core';
import { listFailure } from './form-refusal';

/**
 * A failed read of users, with a retry. Shows the text of the error catalogue instead of the usual one (first
 * specification, section 8).
 */
export function ReadFailure({ query }: { query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> }) {
  const { error, isFetching, refetch } = query;
  if (!error) return null;
  const retry = (
    <BusyButton color="inherit" busy={isFetching} onClick={() => void refetch()}>
      Pokušaj ponovno
    </BusyButton>
  );
  return (
    <Alert severity="error" action={retry}>
      {listFailure(error)}
    </Alert>
  );
}
