import { sql } from 'kysely';
import type { Handle, Tx } from '../platform/database';

/** A process' figures about itself. */
export interface ProcessFigures {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
  readonly version: string;
  readonly node: string;
  readonly startedAt: Date;
  readonly streams: number;
  readonly databaseConnections: number;
  readonly databaseWaiting: number;
  readonly memoryBytes: number;
}

/** Times are the database's: the clocks of two machines differ, and the club's may be set. */
export async function renewProcess(tx: Tx, figures: ProcessFigures): Promise<void> {
  const row = {
    streams: figures.streams,
    database_connections: figures.databaseConnections,
    database_waiting: figures.databaseWaiting,
    memory_bytes: figures.memoryBytes,
    seen_at: sql<Date>`clock_timestamp()`,
  };
  const { id, host, pid, version, node, startedAt } = figures;
  await tx
    .insertInto('server_process')
    .values({ id, host, pid, version, node, started_at: startedAt, ...row })
    .onConflict((on) => on.column('id').doUpdateSet(row))
    .execute();
}

/** Processes without a renewal for a day are removed. */
export async function deleteOldProcesses(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('server_process')
    .where('seen_at', '<', sql<Date>`clock_timestamp() - interval '1 day'`)
    .execute();
}

export async function removeProcess(handle: Handle, id: string): Promise<void> {
  await handle.deleteFrom('server_process').where('id', '=', id).execute();
}

export async function removeOtherProcesses(handle: Handle, id: string): Promise<void> {
  await handle.deleteFrom('server_process').where('id', '<>', id).execute();
}

export function allProcesses(handle: Handle) {
  return handle
    .selectFrom('server_process')
    .select([
      'id',
      'host',
      'pid',
      'version',
      'node',
      'started_at as startedAt',
      'streams',
      'database_connections as databaseConnections',
      'database_waiting as databaseWaiting',
      'memory_bytes as memoryBytes',
      sql<number>`extract(epoch from clock_timestamp() - seen_at)::int`.as('silentSeconds'),
    ])
    .orderBy('started_at')
    .orderBy('id')
    .execute();
}
