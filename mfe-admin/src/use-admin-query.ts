import { answer, http } from '@club/shared/http';
import { useQuery } from '@club/shared/query';
import type { ZodMiniType } from '@club/shared/schema';

interface AdminQuery<Schema> {
  queryKey: readonly unknown[];
  schema: Schema;
  /** Path and query below `/api`. */
  path: string;
}

/** A read of one answer; what its screen follows live is up to the caller, because it may be several topics. */
export const useAdminQuery = <Schema extends ZodMiniType>({ queryKey, schema, path }: AdminQuery<Schema>) =>
  useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await answer(schema, http.get(path, { signal }))).body,
  });
