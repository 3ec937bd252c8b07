import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseConnection, Kysely } from 'kysely';
import type { Tables } from '../schema';
import type { Database, Handle, Tx } from './database';
import { isPipelined } from './pipelined-driver';
import { hasSqlState } from './sql-state';
import { AFTER_A_FAILOVER, isRolledBack, transactionId, WHILE_A_CALL_WAITS } from './transaction-outcome';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 3;

const current = new AsyncLocalStorage<{ open: boolean }>();
interface Acts {
  readonly before: (() => Promise<unknown>)[];
  readonly after: (() => void)[];
  readonly undo: (() => Promise<unknown>)[];
}
const pending = new WeakMap<Tx, Acts>();
const connections = new WeakMap<Handle, DatabaseConnection>();

/** Whether the running code was called, however indirectly, by the work of a transaction that has not ended yet. */
export function insideTransaction(): boolean {
  return current.getStore()?.open === true;
}

function actsOf(tx: Tx) {
  const acts = pending.get(tx);
  if (!acts)
    throw new Error('beforeCommit, afterCommit and afterRollback need the handle that transaction() gave to its work.');
  return acts;
}

/** Awaits `act` inside the transaction when its work is done: for locks that every transaction must take last. */
export function beforeCommit(tx: Tx, act: () => Promise<unknown>): void {
  actsOf(tx).before.push(act);
}

/**
 * Calls `act` after the transaction has committed, never when it fails. `act` must not throw: nothing can be undone.
 */
export function afterCommit(tx: Tx, act: () => void): void {
  actsOf(tx).after.push(act);
}

/**
 * Awaits `undo` when the transaction is rolled back, the latest first, before its next attempt: for changes outside the
 * database. `undo` must not throw: the caller gets the error that the transaction failed with. If it is unknown after a
 * COMMIT whether it was rolled back, the caller gets its error, and `undo` follows as soon as it is known.
 */
export function afterRollback(tx: Tx, undo: () => Promise<unknown>): void {
  actsOf(tx).undo.push(undo);
}

/** The connection of a transaction whose statements may be sent before the previous ones are answered. */
export const pipelineOf = (handle: Handle): DatabaseConnection | undefined => connections.get(handle);

async function attempt<Result>(handle: Kysely<Tables>, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const acts: Acts = { before: [], after: [], undo: [] };
  let committing: string | undefined;
  const run = async (tx: Tx) => {
    const state = { open: true };
    pending.set(tx, acts);
    const connection = await tx.getExecutor().provideConnection(async (own) => own);
    if (isPipelined(connection)) connections.set(tx, connection);
    try {
      return await current.run(state, async () => {
        const done = await work(tx);
        for (const act of acts.before) await act();
        if (acts.undo.length > 0) committing = await transactionId(tx);
        return done;
      });
    } finally {
      // From here on, work that was started but not awaited may use the pool again.
      state.open = false;
    }
  };
  const undoAll = async () => {
    for (const undo of acts.undo.reverse()) await undo();
  };
  const failed = async (error: unknown): Promise<never> => {
    const isUndone = committing === undefined || (await isRolledBack(handle, committing, WHILE_A_CALL_WAITS));
    if (isUndone) await undoAll();
    if (isUndone === undefined && committing) {
      void isRolledBack(handle, committing, AFTER_A_FAILOVER).then((isUndoneLater) =>
        isUndoneLater ? undoAll() : undefined,
      );
    }
    throw error;
  };
  const result = await handle.transaction().execute(run).catch(failed);
  for (const act of acts.after) act();
  return result;
}

/** The one `transaction()` of both engines; see `Database`. */
export function transactionsOn(handle: Kysely<Tables>): Database['transaction'] {
  return async (work) => {
    for (let left = ATTEMPTS - 1; ; left -= 1) {
      try {
        return await attempt(handle, work);
      } catch (error) {
        const worthAnother = hasSqlState(error, SERIALIZATION_FAILURE) || hasSqlState(error, DEADLOCK);
        if (left === 0 || !worthAnother) throw error;
      }
    }
  };
}
