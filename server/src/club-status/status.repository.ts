import { sql } from 'kysely';
import { MESSAGE_KINDS } from '../notices';
import { anyTextOf, type Handle } from '../platform/database';

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

/**
 * Messages waiting to be sent, and those given up since then, of each channel that has any. Kinds that only the next
 * release knows are not counted: after a rollback nobody sends them.
 */
export function outboxFigures(handle: Handle, since: Date): Promise<OutboxFigures[]> {
  const count = (states: string[]) => sql<number>`count(*) filter (where state = ${anyTextOf(states)})::int`;
  return handle
    .selectFrom('notice_delivery')
    .innerJoin('notice', 'notice.id', 'notice_id')
    .select([
      'channel',
      count(['WAITING', 'SENDING']).as('waiting'),
      sql<number>`count(*) filter (where state = 'FAILED' and finished_at >= ${since})::int`.as('failed'),
      // By no due time, because a failed attempt, its own or another's, postpones a message.
      sql<Date | null>`min(coalesce(requeued_at, created_at))
        filter (where state in ('WAITING', 'SENDING'))`.as('oldestSince'),
    ])
    .where((of) => of.or([of('state', 'in', ['WAITING', 'SENDING']), of('state', '=', 'FAILED')]))
    .where('kind', 'in', MESSAGE_KINDS)
    .groupBy('channel')
    .orderBy('channel')
    .execute();
}
