import type { ResponsePromise } from 'ky';
import { chunksOf } from './chunks-of';
import { asApiError } from './http';

/** How long nothing of a file may arrive; longer than for an answer, because its download would have to start anew. */
const SILENCE_MS = 60_000;

/**
 * Waits for a call that returns a file; a plain link could not send the bearer token.
 * @returns its bytes, and the name that the server gives it (RFC 8187), otherwise the last part of the call's path
 * @throws ApiError for the server's refusal; `NETWORK` without a complete response
 */
export async function answerFile(call: ResponsePromise): Promise<{ bytes: Blob; name: string }> {
  try {
    const response = await call;
    const given = response.headers.get('content-disposition')?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
    const name = given ?? new URL(response.url).pathname.split('/').at(-1) ?? '';
    const type = response.headers.get('content-type') ?? '';
    const bytes = new Blob(await chunksOf(response, SILENCE_MS), { type });
    return { bytes, name: decodeURIComponent(name) };
  } catch (error) {
    throw asApiError(error);
  }
}
