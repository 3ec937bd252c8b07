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
 * Loads one more page of an infinite query on request. It cuts off no refetch that is under way, which contains the newest
 * rows, but follows it; a page that a refetch has cut off is loaded after it.
 * @param key the query's: a request is for the list of that key only, not for the next filter's
 * @returns `isLoading`: a page that was requested is loading, or waits for a refetch; `failure`: why it could not be
 * loaded, for the end of the list, where it was requested; `shown`: the query without that failure, for `Loaded`
 */
export function useOlderPages<Data>(key: readonly unknown[], query: Paged<Data>) {
  const { data, error, refetch, hasNextPage, isError, isFetching, isFetchingNextPage, fetchNextPage } = query;
  const client = useQueryClient();
  const name = JSON.stringify(key);
  const [wanted, setWanted] = useState({ name, pages: 0 });
  // From the cache, because the query's own data may be transformed.
  const loaded = client.getQueryData<InfiniteData<unknown>>(key)?.pages.length ?? 0;
  // While a call is under way the query still has the error of the last one, but no longer says of which kind that was.
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
    // After a failure nothing else would begin; while a refetch is under way this call does nothing.
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
