import { useEffect, useState } from 'react';
import type { useStatement } from './use-statement';

/**
 * Loads one more page of the statement on request. It cuts off no refetch that is under way, which contains the newest
 * entry, but follows it, also when a refetch has cut it off itself.
 */
export function useOlderEntries(statement: ReturnType<typeof useStatement>) {
  const { data = [], hasNextPage, isError, isFetching, isFetchingNextPage, fetchNextPage } = statement;
  const [wantedPages, setWantedPages] = useState(0);
  const isWanted = hasNextPage && !isError && wantedPages > data.length;

  useEffect(() => {
    if (isWanted && !isFetching) void fetchNextPage({ cancelRefetch: false });
  }, [isWanted, isFetching, fetchNextPage]);

  const load = () => {
    setWantedPages(data.length + 1);
    // After a failure nothing else would begin; while a refetch is under way this call does nothing.
    if (isError) void fetchNextPage({ cancelRefetch: false });
  };
  return { load, isLoading: isWanted || isFetchingNextPage };
}
