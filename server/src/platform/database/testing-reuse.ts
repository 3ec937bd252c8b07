import type { Database } from './database';
import { dropEverything, restoreContent, shapeOf } from './testing-content';
import { migratedContent } from './testing-templates';

export interface OpenedDatabase extends Database {
  /** Another connection pool on it; only where the engine allows several. */
  again?(answerMs?: number): Promise<Database>;
}

/** A database of the tests, before it is opened. */
export interface Engine {
  open(): Promise<Database>;
  /** Another connection pool, as of a second process; only where the engine allows several. */
  openAgain?(answerMs?: number): Promise<Database>;
  /** Ends the engine, or drops the database. */
  discard(): Promise<unknown>;
}

/** A database that several tests use, one after another: emptying it takes a twentieth of starting a new engine. */
export interface ReusableDatabase {
  readonly database: OpenedDatabase;
  /** Closed, emptied, and opened for another test; undefined when a test has closed it, or changed more than rows. */
  renew(): Promise<OpenedDatabase | undefined>;
  /** Closed until it is renewed; false when a test has ended the engine. */
  rest(): Promise<boolean>;
  discard(): Promise<void>;
}

/** Resets a database of this shape to its initial content; false where it cannot. */
type Restore = (database: Database, shape: string) => Promise<boolean>;

export const refilled: Restore = async (database, shape) => {
  if ((await shapeOf(database)) !== shape) return false;
  await restoreContent(database, await migratedContent());
  return true;
};

export const emptied: Restore = async (database, shape) => {
  await dropEverything(database);
  return (await shapeOf(database)) === shape;
};

export async function reusable(engine: Engine, restore: Restore): Promise<ReusableDatabase> {
  const open: Database[] = [];
  let isDiscarded = false;
  const closeAll = async () => {
    for (const each of open.splice(0)) await each.close();
  };
  const discard = async () => {
    if (isDiscarded) return;
    isDiscarded = true;
    await closeAll();
    await engine.discard();
  };
  const openAnother = async (how: () => Promise<Database>) => {
    const database = await how();
    open.push(database);
    return database;
  };
  const { openAgain } = engine;
  const openFirst = async (): Promise<OpenedDatabase> => ({
    ...(await openAnother(engine.open)),
    ...(openAgain && { again: (answerMs) => openAnother(() => openAgain(answerMs)) }),
    close: discard,
  });

  const database = await openFirst();
  const shape = await shapeOf(database);
  return {
    database,
    renew: async () => {
      if (isDiscarded) return undefined;
      await closeAll();
      const renewed = await openFirst();
      if (await restore(renewed, shape)) return renewed;
      await discard();
      return undefined;
    },
    rest: async () => {
      if (!isDiscarded) await closeAll();
      return !isDiscarded;
    },
    discard,
  };
}
