import { sql } from 'kysely';
import { MAX_ATTEMPTS, pausedFor } from '../notices';
import type { Handle } from '../platform/database';

interface DatabaseFigures {
  readonly version: string;
  readonly bytes: number;
}

export async function databaseFigures(handle: Handle): Promise<DatabaseFigures> {
  const { rows } = await sql<DatabaseFigures>`
    select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes`.execute(
    handle,
  );
  return rows[0] as DatabaseFigures;
}

interface OutboxFigures {
  readonly channel: 'EMAIL' | 'PUSH';
  readonly waiting: number;
  readonly failed: number;
  /** Since when the oldest has been waiting. */
  readonly oldestSince: Date | null;
}

// Each failed attempt postpones a message: without these pauses one that was tried all night would seem to have waited
// for seconds.
const PAUSED_SECONDS = Array.from({ length: MAX_ATTEMPTS }, (_, index) => pausedFor(index + 1) / 1_000);

/** Messages waiting to be sent, and those given up since then, of each channel that has any. */
export function outboxFigures(handle: Handle, since: Date): Promise<OutboxFigures[]> {
  const count = (states: string[]) => sql<number>`count(*) filter (where state = any(${states}))::int`;
  return handle
    .selectFrom('notice_delivery')
    .select([
      'channel',
      count(['WAITING', 'SENDING']).as('waiting'),
      sql<number>`count(*) filter (where state = 'FAILED' and finished_at >= ${since})::int`.as('failed'),
      sql<Date | null>`min(due_at - make_interval(secs => coalesce((${PAUSED_SECONDS}::float8[])[attempts], 0)))
        filter (where state in ('WAITING', 'SENDING'))`.as('oldestSince'),
    ])
    .where((of) => of.or([of('state', 'in', ['WAITING', 'SENDING']), of('state', '=', 'FAILED')]))
    .groupBy('channel')
    .orderBy('channel')
    .execute();
}
