import { authStore, refreshToken, takeEarlyAnswer } from '@club/shared/auth';
import { LIVE_VERSIONS_HEADER } from '@club/shared/contracts/events';
import { SessionEnd } from '@club/shared/contracts/session-end';
import * as z from '@club/shared/schema';
import ky, { type KyInstance, type Options } from 'ky';
import { ApiError, problemOf } from './api-error';
import { isOffline, reportKept, reportReachable, reportUnreachable } from './connection';
import { receivedVersions } from './received-versions';

const TIMEOUT_MS = 10_000;
const RETRIED = 'x-club-retried';
const Refused = z.catch(z.object({ sessionEnd: z.optional(SessionEnd) }), {});
/** No response, or a temporary error of a gateway: a retry may succeed. */
const PASSING = [0, 502, 503, 504];
/** Code of the `warning` header of a response from the server's cache. */
const STALE = '110';
const READS = ['GET', 'HEAD'];

function csrfToken(): string | undefined {
  return document.cookie.match(/(?:^|; )XSRF-TOKEN=([^;]+)/)?.[1];
}

function authorize(request: Request): void {
  const { token } = authStore.getState();
  if (token) request.headers.set('authorization', `Bearer ${token}`);
  const isRead = READS.includes(request.method);
  const csrf = csrfToken();
  if (csrf && !isRead) request.headers.set('x-xsrf-token', csrf);
  const versions = receivedVersions();
  if (versions && isRead) request.headers.set(LIVE_VERSIONS_HEADER, versions);
}

function unanswered(isRead: boolean): ApiError {
  if (!isOffline()) {
    return new ApiError(0, 'NETWORK', 'Poslužitelj ne odgovara. Provjerite vezu s internetom i pokušajte ponovno.');
  }
  const kept = isRead ? '' : ' Ono što ste upisali ostaje ovdje i ništa se neće poslati samo.';
  return new ApiError(0, 'NETWORK', `Nema veze s internetom.${kept} Pokušajte ponovno kad se veza vrati.`);
}

function reportAge({ headers }: Response): void {
  if (headers.get('warning')?.startsWith(STALE)) reportKept(Number(headers.get('age')));
}

/** A response that the page requested before this client ran; ky then makes no call. */
async function earlyAnswer(request: Request): Promise<Response | undefined> {
  const response = await takeEarlyAnswer(request);
  if (response) reportAge(response);
  return response;
}

/** The browser's fetch, which also records from every call whether the server is reachable. */
async function noticingFetch(input: Request | string | URL, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(input, init);
    reportReachable();
    reportAge(response);
    return response;
  } catch (error) {
    // Any other error is an aborted call: the user left the page, or the call timed out.
    if (!(error instanceof TypeError)) throw error;
    reportUnreachable();
    throw unanswered(input instanceof Request && READS.includes(input.method));
  }
}

/** ky without the server's error messages; everything else uses `http` below. */
const bare: KyInstance = ky.create({
  prefixUrl: new URL('/api', globalThis.location.origin).href,
  timeout: TIMEOUT_MS,
  fetch: noticingFetch,
  // Reads and `keyed` writes are retried automatically; every other write by the user.
  retry: {
    limit: 2,
    methods: ['get'],
    // A refusal is already an ApiError here, whose status ky does not check: without this it would retry every refusal.
    shouldRetry: ({ error }) =>
      error instanceof ApiError ? PASSING.includes(error.status) && !isOffline() : undefined,
  },
  hooks: {
    beforeRequest: [authorize, earlyAnswer],
    // A hook gets a copy of the response; if it returns undefined, ky goes on with the original, which still has its URL.
    afterResponse: [
      async (request, options, response) => {
        if (response.status !== 401 || request.headers.has(RETRIED) || !authStore.getState().token) return undefined;
        const { sessionEnd } = Refused.parse(
          await response
            .clone()
            .json()
            .catch(() => ({})),
        );
        if (sessionEnd) authStore.getState().expectEnd(sessionEnd);
        // One refresh, one retry (resolution 30); a second 401 means that the session is over.
        if (!(await refreshToken())) return undefined;
        // A copy, because a retry of the original sends its body, too.
        const again = new Request(request.clone(), { headers: new Headers(request.headers) });
        again.headers.set(RETRIED, '1');
        // ky passes the time limit to hooks, but its types leave it out.
        const { timeout = TIMEOUT_MS } = options as Options;
        // Whether a failure is retried is up to the call that got the 401.
        return bare(again, { prefixUrl: '', throwHttpErrors: false, timeout, retry: 0 });
      },
      (request, _options, response) => {
        if (response.status === 401 && request.headers.has(RETRIED)) authStore.getState().clearSession();
      },
    ],
  },
});

/**
 * The suite's only HTTP client, a federated singleton with the prefix `/api`: bearer token, CSRF header, one refresh
 * and one retry on 401. A failed call always throws `ApiError`; the screen shows it.
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

/** Converts what ky throws without a response into `ApiError`; returns an `ApiError` unchanged. */
export function asApiError(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  // A response that was cut off throws a TypeError.
  if (!isTimeout && !(error instanceof TypeError)) return error;
  reportUnreachable();
  return unanswered(true);
}
