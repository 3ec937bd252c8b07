import { type DatabaseConnection, PostgresDriver } from 'kysely';

const pipelined = new WeakSet<DatabaseConnection>();

/** Whether a transaction's connection takes statements before the ones before them are answered. */
export const isPipelined = (connection: DatabaseConnection): boolean => pipelined.has(connection);

/** For a pool whose clients take several statements at once and answer them in their order (`pipeline` of pg). */
export class PipelinedDriver extends PostgresDriver {
  /** Sent together with the first statement: where it fails the connection is gone, and that one fails too. */
  override async beginTransaction(...given: Parameters<PostgresDriver['beginTransaction']>): Promise<void> {
    pipelined.add(given[0]);
    super.beginTransaction(...given).catch(() => undefined);
  }
}
