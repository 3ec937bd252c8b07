import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import type { Database } from '../../platform/database';
import { apiRequests } from './api-requests';
import { authorizationRequests } from './authorization-requests';
import { type FuzzedClub, openFuzzedClub } from './fuzzed-club';
import type { FuzzRequest } from './request';

const HANGS_AFTER_MS = 15_000;
const BATCH = 500;

export interface FuzzReport {
  /** How many requests got which status. */
  readonly statuses: Record<number, number>;
  /** Requests that were answered with 5xx, cut off, or not answered at all. */
  readonly failures: { readonly request: FuzzRequest; readonly how: string }[];
}

interface FuzzOptions {
  readonly count: number;
  readonly seed: number;
  /** Told before each request is sent. */
  onRequest?(request: FuzzRequest): void;
  /** Told of each failure at once: what comes after a hang may end the run. */
  onFailure?(failure: FuzzReport['failures'][number]): void;
}

/** Sends `count` requests that follow from `seed` alone to a whole club over this database. */
export async function fuzz(
  database: Database,
  { count, seed, onRequest, onFailure }: FuzzOptions,
): Promise<FuzzReport> {
  const club = await openFuzzedClub(database);
  const document = (await club.app.inject({ url: '/api/openapi.json' })).json();
  const requests = fc.oneof(
    { weight: 5, arbitrary: apiRequests(document) },
    { weight: 1, arbitrary: authorizationRequests },
  );
  const report: FuzzReport = { statuses: {}, failures: [] };
  for (let sent = 0; sent < count; sent += BATCH) {
    club.renewPeople();
    for (const request of fc.sample(requests, { numRuns: Math.min(BATCH, count - sent), seed: seed + sent })) {
      onRequest?.(request);
      const sending = send(club, request).catch((error) => `not sent: ${error}`);
      const outcome = await Promise.race([sending, pause(HANGS_AFTER_MS, 'no answer', { ref: false })]);
      if (typeof outcome === 'number') report.statuses[outcome] = (report.statuses[outcome] ?? 0) + 1;
      if (typeof outcome === 'string' || outcome >= 500) {
        const failure = { request, how: String(outcome) };
        report.failures.push(failure);
        onFailure?.(failure);
      }
      if (outcome === 401 && request.sender !== 'visitor') club.renewPeople();
    }
  }
  await club.close();
  return report;
}

/** The status of the answer, once it is whole; a text when it never was. */
async function send(
  club: FuzzedClub,
  { sender, method, url, headers, payload }: FuzzRequest,
): Promise<number | string> {
  const answer = await club.app.inject({
    method: method as 'GET',
    url,
    headers: { ...(await club.headersOf(sender)), ...headers },
    // The sign-in side limits each address.
    remoteAddress: `198.18.${randomInt(256)}.${randomInt(256)}`,
    payloadAsStream: true,
    ...(payload === undefined ? {} : { payload }),
  });
  const body = answer.stream();
  if (String(answer.headers['content-type']).startsWith('text/event-stream')) {
    body.destroy();
    return answer.statusCode;
  }
  try {
    for await (const _chunk of body);
    return answer.statusCode;
  } catch (error) {
    return `cut off after ${answer.statusCode}: ${error}`;
  }
}
