import type { TestDatabase } from '../platform/database/testing';

/** Counts every attempt of a transaction on the database: one that is repeated after a deadlock counts again. */
export function countAttempts(database: TestDatabase): { count: number } {
  const attempts = { count: 0 };
  const once = database.transaction.bind(database);
  database.transaction = (work) =>
    once((tx) => {
      attempts.count += 1;
      return work(tx);
    });
  return attempts;
}
