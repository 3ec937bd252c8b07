import { TOTAL_HEADER } from '@club/shared/contracts/paging';
import type * as z from 'zod/mini';

type Headers = Readonly<Record<string, { readonly type: 'integer' | 'number'; readonly description: string }>>;

/** The header of a list of which the answer is a page. */
export const TOTAL: Headers = { [TOTAL_HEADER]: { type: 'integer', description: 'How many there are on all pages.' } };

/** The answer of a call that sends headers besides: `response: { 200: withHeaders(Rows, TOTAL) }` */
export const withHeaders = <Schema extends z.ZodMiniType>(schema: Schema, headers: Headers) => ({
  content: { 'application/json': { schema } },
  headers,
});
