import { type DatabaseConnection, PostgresDriver } from 'kysely';

const pipelined = new WeakSet<DatabaseConnection>();

/** Whether a transaction's connection accepts statements before the previous ones are answered. */
export const isPipelined = (connection: DatabaseConnection): boolean => pipelined.has(connection);

/** For a pool whose clients accept several statements at once and answer them in order (`pipeline` of pg). */
export class PipelinedDriver extends PostgresDriver {
  /** Sent together with the first statement: if it fails the connection is broken, and that statement fails too. */
  override async beginTransaction(...given: Parameters<PostgresDriver['beginTransaction']>): Promise<void> {
    pipelined.add(given[0]);
    super.beginTransaction(...given).catch(() => undefined);
  }
}
