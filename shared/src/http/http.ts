import { authStore, refreshToken } from '@club/shared/auth';
import ky, { type KyInstance } from 'ky';
import { ApiError, problemOf } from './api-error';

const RETRIED = 'x-club-retried';
/** A gateway's troubles: the next moment may be better. */
const PASSING = [502, 503, 504];

function csrfToken(): string | undefined {
  return document.cookie.match(/(?:^|; )XSRF-TOKEN=([^;]+)/)?.[1];
}

function authorize(request: Request): void {
  const { token } = authStore.getState();
  if (token) request.headers.set('authorization', `Bearer ${token}`);
  const csrf = csrfToken();
  if (csrf && request.method !== 'GET' && request.method !== 'HEAD') request.headers.set('x-xsrf-token', csrf);
}

/** ky without the club's error words; `http` below is the one that everybody uses. */
const bare: KyInstance = ky.create({
  prefixUrl: new URL('/api', globalThis.location.origin).href,
  timeout: 10_000,
  // Only reads are repeated by themselves; a write is repeated by the member, with its idempotency key.
  retry: {
    limit: 2,
    methods: ['get'],
    // By now a refusal is an ApiError, whose status ky does not look at: without this it would repeat every one of them.
    shouldRetry: ({ error }) => (error instanceof ApiError ? PASSING.includes(error.status) : undefined),
  },
  hooks: {
    beforeRequest: [authorize],
    afterResponse: [
      async (request, _options, response) => {
        if (response.status !== 401 || request.headers.has(RETRIED) || !authStore.getState().token) return response;
        // One refresh, one retry (resolution #30); a second 401 means the session is over.
        if (!(await refreshToken())) return response;
        const again = new Request(request, { headers: new Headers(request.headers) });
        again.headers.set(RETRIED, '1');
        return bare(again, { prefixUrl: '', throwHttpErrors: false });
      },
      (request, _options, response) => {
        if (response.status === 401 && request.headers.has(RETRIED)) authStore.getState().clearSession();
        return response;
      },
    ],
  },
});

/**
 * The suite's one HTTP client, a federated singleton rooted at `/api`: bearer token, CSRF header, one refresh and one
 * retry on 401. A call that fails throws `ApiError`, always; showing it is the screen's business.
 */
export const http: KyInstance = bare.extend({
  hooks: {
    beforeError: [
      async (error) => {
        throw await problemOf(error.response);
      },
    ],
  },
});

/** Turns what ky throws when no answer came into `ApiError`; passes on what already is one. */
export function asApiError(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  if (error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError')) {
    return new ApiError(0, 'NETWORK', 'Poslužitelj ne odgovara. Provjerite vezu s internetom i pokušajte ponovno.');
  }
  return error;
}
