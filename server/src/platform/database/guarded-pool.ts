import { Pool, type PoolClient } from 'pg';
import { insideTransaction } from './transaction';

type Connected = Parameters<Pool['connect']>[0];

const REFUSAL =
  'A database handle was asked for inside an open transaction. The embedded engine has one session, so this would wait ' +
  'for ever. Hand the transaction (tx) on to what reads or writes here, or do it after the transaction.';

/** A pool that rejects a call from inside a transaction with an explanation, instead of waiting for ever. */
export class GuardedPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    if (insideTransaction()) {
      const refusal = new Error(REFUSAL);
      if (!connected) return Promise.reject(refusal);
      connected(refusal, undefined, () => undefined);
      return undefined;
    }
    if (!connected) return super.connect();
    super.connect(connected);
    return undefined;
  }
}
