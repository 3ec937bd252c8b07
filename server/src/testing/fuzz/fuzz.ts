import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Database } from '../../platform/database';
import { apiRequests } from './api-requests';
import { authorizationRequests } from './authorization-requests';
import { type FuzzedClub, openFuzzedClub } from './fuzzed-club';
import type { GivenTime } from './given-time';
import { outcomeOf } from './outcome';
import type { FuzzRequest } from './request';

const BATCH = 500;

export interface FuzzReport {
  /** The number of requests by status. */
  readonly statuses: Record<number, number>;
  /** Requests that were answered with 5xx, cut off, or not answered at all. */
  readonly failures: { readonly request: FuzzRequest; readonly how: string }[];
  sent: number;
  /** How often a busy database delayed a request that was answered when it was repeated. */
  held: number;
}

interface FuzzOptions {
  readonly count: number;
  readonly seed: number;
  readonly time: GivenTime;
  /** Called at once for each failure: a hang after it may end the run. */
  onFailure?(failure: FuzzReport['failures'][number]): void;
  /** Called after each batch. */
  onProgress?(report: FuzzReport): void;
}

/** Sends `count` requests that depend only on `seed` to a whole club over this database. */
export async function fuzz(
  database: Database,
  { count, seed, time, onFailure, onProgress }: FuzzOptions,
): Promise<FuzzReport> {
  const club = await openFuzzedClub(database);
  const document = (await club.app.inject({ url: '/api/openapi.json' })).json();
  const requests = fc.oneof(
    { weight: 5, arbitrary: apiRequests(document) },
    { weight: 1, arbitrary: authorizationRequests },
  );
  const probe = () => sql`select 1`.execute(database.handle);
  const report: FuzzReport = { statuses: {}, failures: [], sent: 0, held: 0 };
  for (let begun = 0; begun < count; begun += BATCH) {
    club.renewPeople();
    for (const request of fc.sample(requests, { numRuns: Math.min(BATCH, count - begun), seed: seed + begun })) {
      time.begins(JSON.stringify(request));
      const { answer, held } = await outcomeOf({ send: () => send(club, request), probe, now: time.now });
      report.sent += 1;
      report.held += held;
      if (typeof answer === 'number') report.statuses[answer] = (report.statuses[answer] ?? 0) + 1;
      if (typeof answer === 'string' || answer >= 500) {
        const failure = { request, how: String(answer) };
        report.failures.push(failure);
        onFailure?.(failure);
      }
      if (answer === 401 && request.sender !== 'visitor') club.renewPeople();
    }
    onProgress?.(report);
  }
  await club.close();
  return report;
}

/**
 * The status of the answer, once it is complete; a text when it was cut off.
 * @throws when there was none
 */
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
