import { authStore, refreshToken, takeEarlyAnswer } from '@club/shared/auth';
import { SessionEnd } from '@club/shared/contracts/session-end';
import * as z from '@club/shared/schema';
import ky, { type KyInstance } from 'ky';
import { ApiError, problemOf } from './api-error';
import { heardFromServer, heardKept, isOffline, missedByServer } from './connection';

const RETRIED = 'x-club-retried';
const Refused = z.catch(z.object({ sessionEnd: z.optional(SessionEnd) }), {});
/** No answer, or a gateway's troubles: the next moment may be better. */
const PASSING = [0, 502, 503, 504];
/** Code of the `warning` of an answer that the server had kept. */
const STALE = '110';
const READS = ['GET', 'HEAD'];

function csrfToken(): string | undefined {
  return document.cookie.match(/(?:^|; )XSRF-TOKEN=([^;]+)/)?.[1];
}

function authorize(request: Request): void {
  const { token } = authStore.getState();
  if (token) request.headers.set('authorization', `Bearer ${token}`);
  const csrf = csrfToken();
  if (csrf && !READS.includes(request.method)) request.headers.set('x-xsrf-token', csrf);
}

function unanswered(isRead: boolean): ApiError {
  if (!isOffline()) {
    return new ApiError(0, 'NETWORK', 'Poslužitelj ne odgovara. Provjerite vezu s internetom i pokušajte ponovno.');
  }
  const kept = isRead ? '' : ' Ono što ste upisali ostaje ovdje i ništa se neće poslati samo.';
  return new ApiError(0, 'NETWORK', `Nema veze s internetom.${kept} Pokušajte ponovno kad se veza vrati.`);
}

/** The browser's fetch, which also learns from every call whether the server is there. */
async function noticingFetch(input: Request | string | URL, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(input, init);
    heardFromServer();
    if (response.headers.get('warning')?.startsWith(STALE)) heardKept(Number(response.headers.get('age')));
    return response;
  } catch (error) {
    // Anything else is a call that was given up: its page was left, or its time is over.
    if (!(error instanceof TypeError)) throw error;
    missedByServer();
    throw unanswered(input instanceof Request && READS.includes(input.method));
  }
}

/** ky without the club's error words; `http` below is the one that everybody uses. */
const bare: KyInstance = ky.create({
  prefixUrl: new URL('/api', globalThis.location.origin).href,
  timeout: 10_000,
  fetch: noticingFetch,
  // Reads are repeated by themselves, and the writes that are `keyed`; every other one by the member.
  retry: {
    limit: 2,
    methods: ['get'],
    // By now a refusal is an ApiError, whose status ky does not look at: without this it would repeat every one of them.
    shouldRetry: ({ error }) =>
      error instanceof ApiError ? PASSING.includes(error.status) && !isOffline() : undefined,
  },
  hooks: {
    beforeRequest: [authorize, takeEarlyAnswer],
    afterResponse: [
      async (request, _options, response) => {
        if (response.status !== 401 || request.headers.has(RETRIED) || !authStore.getState().token) return response;
        const { sessionEnd } = Refused.parse(
          await response
            .clone()
            .json()
            .catch(() => ({})),
        );
        if (sessionEnd) authStore.getState().expectEnd(sessionEnd);
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
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  // A TypeError comes from an answer that broke off.
  if (!isTimeout && !(error instanceof TypeError)) return error;
  missedByServer();
  return unanswered(true);
}
