import { ApiError, asApiError, http } from '@club/shared/http';

const TIMEOUT_MS = 8_000;

/**
 * To be called before signing in or out, which leave the page: without a network they would lead to the browser's error
 * page, without any effect.
 * @throws ApiError if nothing responds
 */
export async function refuseWithoutNetwork(): Promise<void> {
  await http.get('health', { retry: 0, timeout: TIMEOUT_MS }).catch((error: unknown) => {
    // Any response will do: the provider may be another server.
    const failure = asApiError(error);
    if (failure instanceof ApiError && failure.status === 0) throw failure;
  });
}
