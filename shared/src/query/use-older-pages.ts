import { type InfiniteData, type UseInfiniteQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

type Paged<Data> = Pick<
  UseInfiniteQueryResult<Data>,
  | 'data'
  | 'error'
  | 'hasNextPage'
  | 'isError'
  | 'isFetching'
  | 'isFetchingNextPage'
  | 'isFetchNextPageError'
  | 'fetchNextPage'
  | 'refetch'
>;

/**
 * Loads one more page of an infinite query on request. It does not cancel a pending refetch, which brings the newest rows,
 * but waits for it; a page whose loading a refetch has cancelled is loaded afterwards.
 * @param key the query's key: a request applies only to the list with this key, not to that of the next filter
 * @returns `isLoading`: a requested page is loading, or waits for a refetch; `failure`: why it could not be loaded, to show
 * at the end of the list, where it was requested; `shown`: the query without that failure, for `Loaded`
 */
export function useOlderPages<Data>(key: readonly unknown[], query: Paged<Data>) {
  const { data, error, refetch, hasNextPage, isError, isFetching, isFetchingNextPage, fetchNextPage } = query;
  const client = useQueryClient();
  const name = JSON.stringify(key);
  const [wanted, setWanted] = useState({ name, pages: 0 });
  // From the cache, because the query's own data may be transformed.
  const loaded = client.getQueryData<InfiniteData<unknown>>(key)?.pages.length ?? 0;
  // During a call the query still has the error of the previous one, but no longer shows which kind of call that was.
  const [olderError, setOlderError] = useState<Error | null>(null);
  const settledError = isFetching ? olderError : query.isFetchNextPageError ? error : null;
  if (settledError !== olderError) setOlderError(settledError);
  const failure = error === settledError ? error : null;
  const isWanted = hasNextPage && !isError && wanted.name === name && wanted.pages > loaded;

  useEffect(() => {
    if (isWanted && !isFetching) void fetchNextPage({ cancelRefetch: false });
  }, [isWanted, isFetching, fetchNextPage]);

  const load = () => {
    setWanted({ name, pages: loaded + 1 });
    // After a failure the effect above does not start a call; during a refetch this one does nothing.
    if (isError) void fetchNextPage({ cancelRefetch: false });
  };
  return {
    hasNextPage,
    isLoading: isWanted || isFetchingNextPage,
    load,
    failure,
    shown: { data, error: failure ? null : error, isFetching, refetch },
  };
}
