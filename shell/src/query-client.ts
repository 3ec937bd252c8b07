import { authStore } from '@club/shared/auth';
import { QUERY_DEFAULTS, QueryClient } from '@club/shared/query';

/** The suite's only query client. Its data belong to the signed-in member: the next member starts with an empty cache. */
export function createQueryClient(): QueryClient {
  const queries = { ...QUERY_DEFAULTS.queries, staleTime: 30_000 };
  const client = new QueryClient({ defaultOptions: { ...QUERY_DEFAULTS, queries } });
  authStore.subscribe((now, before) => {
    if (before.identity && now.identity?.subject !== before.identity.subject) client.clear();
  });
  return client;
}
