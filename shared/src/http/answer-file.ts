import type { ResponsePromise } from 'ky';
import { asApiError } from './http';

/**
 * Waits for a call that answers a file; a plain link could not carry the bearer token.
 * @returns its bytes, and the name that the server gives it, if any
 * @throws ApiError the server's refusal; `NETWORK` when no whole answer came
 */
export async function answerFile(call: ResponsePromise): Promise<{ bytes: Blob; name: string | undefined }> {
  try {
    const response = await call;
    const name = response.headers.get('content-disposition')?.match(/filename="?([^";]+)"?/)?.[1];
    return { bytes: await response.blob(), name };
  } catch (error) {
    throw asApiError(error);
  }
}
