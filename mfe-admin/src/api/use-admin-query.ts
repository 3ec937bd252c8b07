import { answerBody, http } from '@club/shared/http';
import { useQuery, useQueryClient } from '@club/shared/query';
import type { ZodMiniType } from '@club/shared/schema';
import { useEffect } from 'react';

export interface AdminQuery<Schema = ZodMiniType> {
  queryKey: readonly unknown[];
  schema: Schema;
  /** Path and query below `/api`. */
  path: string;
}

const optionsOf = <Schema extends ZodMiniType>({ queryKey, schema, path }: AdminQuery<Schema>) => ({
  queryKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => answerBody(schema, http.get(path, { signal })),
});

/** A query of one response. The caller subscribes to live topics, because there may be several. */
export const useAdminQuery = <Schema extends ZodMiniType>(query: AdminQuery<Schema>) => useQuery(optionsOf(query));

/** Starts the reads of a screen's parts early: the parts are rendered, and would start them, only after the screen's read. */
export function usePrefetch(queries: readonly AdminQuery[]): void {
  const client = useQueryClient();
  useEffect(() => {
    for (const query of queries) void client.prefetchQuery(optionsOf(query));
  }, [client, queries]);
}
