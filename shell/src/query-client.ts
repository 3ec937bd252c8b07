import { authStore } from '@club/shared/auth';
import { QueryClient } from '@club/shared/query';

/** The suite's one query client. What it holds belongs to the member who is signed in: the next one starts empty. */
export function createQueryClient(): QueryClient {
  // `http` of shared repeats reads by itself.
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  authStore.subscribe((now, before) => {
    if (before.identity && now.identity?.subject !== before.identity.subject) client.clear();
  });
  return client;
}
