import type { ResponsePromise } from 'ky';
import { asApiError } from './http';

/**
 * Waits for a call that returns a file; a plain link could not send the bearer token.
 * @returns its bytes, and the file name from the server, if any
 * @throws ApiError the server's refusal; `NETWORK` without a complete response
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
