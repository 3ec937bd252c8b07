import { setImmediate as groupsBegin, setTimeout } from 'node:timers/promises';
import type { Tx } from '../platform/database';
import type { TestDatabase } from '../platform/database/testing';

/** Topics whose versions the works below increase as their last step. */
const HELD = ['grid', 'league'];

type Work = () => Promise<unknown>;

/**
 * Starts the first work, waits until only its last step is left, starts the next, which waits for the first or for the
 * same step, and lets all finish. Every work but the last changes the grid or the league.
 * @returns the outcome of each: 'done', or the code of its refusal
 */
export const concurrently = (database: TestDatabase, ...works: Work[]): Promise<string[]> =>
  queueBehindLock(
    database,
    (tx) =>
      tx
        .insertInto('live_version')
        .values(HELD.map((topic) => ({ topic, version: 1 })))
        .onConflict((on) => on.column('topic').doUpdateSet({ version: (of) => of.ref('live_version.version') }))
        .execute(),
    ...works,
  );

/**
 * Starts each work as soon as the previous one waits, for what `hold` has locked or for another work, and then lets all
 * finish. Each needs what is held, or something that another work has locked.
 * @returns the outcome of each: 'done', or the code of its refusal
 */
export async function queueBehindLock(
  database: TestDatabase,
  hold: (tx: Tx) => Promise<unknown>,
  ...works: Work[]
): Promise<string[]> {
  const other = await database.again?.();
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let held: Promise<void> | undefined;
  await new Promise<void>((isHeld, isNotHeld) => {
    if (!other) return isHeld();
    held = other.transaction(async (tx) => {
      await hold(tx);
      isHeld();
      await gate;
    });
    held.catch(isNotHeld);
  });

  const outcomes: Promise<string>[] = [];
  try {
    for (const work of works) {
      outcomes.push(
        work().then(
          () => 'done',
          (error: { code: string }) => error.code,
        ),
      );
      // The embedded engine has one session: the first to begin runs first. A booking begins with its group.
      if (!other) for (let turn = 0; turn < 3; turn += 1) await groupsBegin();
      await untilWaiting(database, outcomes);
    }
  } finally {
    letGo();
    await held;
  }
  return Promise.all(outcomes);
}

/** Waits until each of these works waits for another session, or is over. Nothing waits on the embedded engine: it has one. */
export async function untilWaiting(database: TestDatabase, works: readonly Promise<unknown>[]): Promise<void> {
  let left = works.length;
  const isOver = () => {
    left -= 1;
  };
  for (const work of works) work.then(isOver, isOver);
  while (database.again && (await waiting(database)) < left) await setTimeout(5);
}

/** How many of this database's sessions wait for another one. */
async function waiting(database: TestDatabase): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0].count;
}
