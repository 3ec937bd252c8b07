import type * as z from '@club/shared/schema';
import { withTimeout } from '@club/shared/timeout';
import type { ResponsePromise } from 'ky';
import { ApiError } from './api-error';
import { asApiError } from './http';

/** ky's own limit ends with the headers of a response; a connection may stall after them. */
const BODY_MS = 20_000;

/**
 * Waits for a call and checks its body against the contract that the caller was compiled with.
 * @throws ApiError for the server's refusal; `NETWORK` without a complete response; `UNREADABLE` when the body violates
 * the contract
 */
export async function answer<Schema extends z.ZodMiniType>(
  schema: Schema,
  call: ResponsePromise,
): Promise<{ body: z.output<Schema>; headers: Headers }> {
  let response: Response;
  let raw: unknown;
  try {
    response = await call;
    raw = await withTimeout(response.json(), BODY_MS);
  } catch (error) {
    throw asApiError(error);
  }
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { body: parsed.data, headers: response.headers };
  // The details go to the console: a newer server and an older open page disagree, and an engineer will look for the
  // cause.
  console.error(`${response.url} breaks its contract`, parsed.error.issues);
  throw new ApiError(response.status, 'UNREADABLE', 'Odgovor poslužitelja nije razumljiv. Osvježite stranicu.');
}

/** The same for a caller that needs no headers. */
export async function answerBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  call: ResponsePromise,
): Promise<z.output<Schema>> {
  return (await answer(schema, call)).body;
}
