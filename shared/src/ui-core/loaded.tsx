import type { UseQueryResult } from '@club/shared/query';
import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { BusyButton } from './busy-button';
import { LoadFailed } from './load-failed';

interface LoadedProps<Data> {
  /** A query's result, or the equivalent of an infinite query. */
  query: Pick<UseQueryResult<Data, Error>, 'data' | 'error' | 'isFetching'> & {
    readonly refetch: () => Promise<unknown>;
  };
  /** What is being loaded, in the accusative: `cjenik`. */
  what: string;
  /** Shown while loading, with the size of the loaded data. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The three states of a query: a skeleton, a failure with a way to retry, or the data. */
export function Loaded<Data>({ query, what, skeleton, children }: LoadedProps<Data>) {
  const retry = () => void query.refetch();
  if (query.data === undefined) {
    if (!query.error) return skeleton;
    return <LoadFailed what={what} error={query.error} onRetry={retry} busy={query.isFetching} />;
  }
  return (
    <>
      {query.error && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <BusyButton color="inherit" busy={query.isFetching} onClick={retry}>
              Pokušaj ponovno
            </BusyButton>
          }
        >
          Nismo uspjeli osvježiti {what}. Prikazano je posljednje učitano stanje.
        </Alert>
      )}
      {children(query.data)}
    </>
  );
}
