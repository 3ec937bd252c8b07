import { ApiError, asApiError, http } from '@club/shared/http';

const TIMEOUT_MS = 8_000;

/**
 * Signing in and out leave the page: without a network for the browser's error page, on which nothing has happened.
 * @throws ApiError if nothing responds
 */
export async function refuseWithoutNetwork(): Promise<void> {
  await http.get('health', { retry: 0, timeout: TIMEOUT_MS }).catch((error: unknown) => {
    // Any response will do: the provider may be another server.
    const failure = asApiError(error);
    if (failure instanceof ApiError && failure.status === 0) throw failure;
  });
}
