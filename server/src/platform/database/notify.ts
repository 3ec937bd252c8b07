import { sql } from 'kysely';
import type { Handle } from './database';

/** Notifies all who listen to a channel (`Database.listen`), in every process; in a transaction, when it commits. */
export async function notify(handle: Handle, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(handle);
}
