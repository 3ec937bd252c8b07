import type * as z from '@club/shared/schema';
import type { ResponsePromise } from 'ky';
import { ApiError } from './api-error';
import { chunksOf } from './chunks-of';
import { asApiError } from './http';

/** How long nothing of an answer may arrive. */
const SILENCE_MS = 20_000;

async function jsonOf(response: Response): Promise<unknown> {
  const decoder = new TextDecoder();
  const chunks = await chunksOf(response, SILENCE_MS);
  return JSON.parse(chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode());
}

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
    raw = await jsonOf(response);
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
