import { ApiError, answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';
import type { ZodMiniType } from '@club/shared/schema';
import { useVisitorPolling } from '@club/shared/visitor-polling';

interface LeagueQuery<Schema> {
  queryKey: readonly unknown[];
  schema: Schema;
  /** Path and query below `/api`. */
  path: string;
}

/** A call of the league that follows the live topic `league`. */
export function useLeagueQuery<Schema extends ZodMiniType>(query: LeagueQuery<Schema>) {
  return useFollowing(query.queryKey, (signal) => read(query, signal));
}

/** The same, but a 404 becomes null and not an error: a missing season or player is a normal state of the page. */
export function useOptionalLeagueQuery<Schema extends ZodMiniType>(query: LeagueQuery<Schema>) {
  return useFollowing(query.queryKey, (signal) => existing(read(query, signal)));
}

const read = <Schema extends ZodMiniType>({ schema, path }: LeagueQuery<Schema>, signal: AbortSignal) =>
  answerBody(schema, http.get(path, { signal }));

function useFollowing<Body>(queryKey: readonly unknown[], readBody: (signal: AbortSignal) => Promise<Body>) {
  useLiveQuery('league', queryKey);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => readBody(signal),
    refetchInterval: useVisitorPolling(),
  });
}

async function existing<Body>(call: Promise<Body>): Promise<Body | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
