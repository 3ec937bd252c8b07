import { sql } from 'kysely';
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

/** Messages waiting to be sent, and those given up since then, of each channel that has any. */
export function outboxFigures(handle: Handle, since: Date): Promise<OutboxFigures[]> {
  const count = (states: string[]) => sql<number>`count(*) filter (where state = any(${states}))::int`;
  return handle
    .selectFrom('notice_delivery')
    .innerJoin('notice', 'notice.id', 'notice_id')
    .select([
      'channel',
      count(['WAITING', 'SENDING']).as('waiting'),
      sql<number>`count(*) filter (where state = 'FAILED' and finished_at >= ${since})::int`.as('failed'),
      // A failed attempt postpones a message, one that is sent again at an administrator's wish has waited from then on.
      sql<Date | null>`min(case attempts when 0 then due_at else created_at end)
        filter (where state in ('WAITING', 'SENDING'))`.as('oldestSince'),
    ])
    .where((of) => of.or([of('state', 'in', ['WAITING', 'SENDING']), of('state', '=', 'FAILED')]))
    .groupBy('channel')
    .orderBy('channel')
    .execute();
}
