import { ApiError, clearKept, useConnection } from '@club/shared/http';
import { type QueryClient, useQueryClient } from '@club/shared/query';
import { useEffect } from 'react';

const LOOK_MS = 10_000;

/**
 * The time of the displayed data while the server responds from its cache; null: they are current. Meanwhile the page
 * refetches all displayed data regularly.
 */
export function useStaleSince(): number | null {
  const client = useQueryClient();
  const since = useConnection(({ keptSince }) => keptSince);
  const isStale = since !== null;
  useEffect(() => {
    if (!isStale) return;
    const timer = setInterval(() => void askAgain(client), LOOK_MS);
    return () => clearInterval(timer);
  }, [isStale, client]);
  return since;
}

async function askAgain(client: QueryClient): Promise<void> {
  const began = Date.now();
  await client.refetchQueries({ type: 'active' });
  const shown = client.getQueryCache().findAll({ type: 'active' });
  const isAnswered = shown.every(({ state }) => state.dataUpdatedAt >= began || isRefused(state.error));
  if (isAnswered) clearKept(began);
}

/** Whether the server refused the call: it needs its database for that too. */
const isRefused = (error: Error | null): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
