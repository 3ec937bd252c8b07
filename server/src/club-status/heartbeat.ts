import { randomUUID } from 'node:crypto';
import os from 'node:os';
import type { Database } from '../platform/database';
import { deleteOldProcesses, removeOtherProcesses, removeProcess, renewProcess } from './processes.repository';

const RENEW_EVERY_MS = 15_000;

interface Parts {
  readonly db: Database;
  readonly version: string;
  /** Open event streams of this process. */
  streams(): number;
  report(error: unknown): void;
}

export interface Heartbeat {
  /** Renews the figures of this process. */
  beat(): Promise<void>;
  start(): void;
  /** Removes this process from the list: it stops on purpose. */
  stop(): Promise<void>;
}

/** Publishes the state of this process to the others, through the database. */
export function createHeartbeat({ db, version, streams, report }: Parts): Heartbeat {
  const id = randomUUID();
  const startedAt = new Date(Date.now() - process.uptime() * 1000);
  let timer: NodeJS.Timeout | undefined;
  let beating = Promise.resolve();
  const beat = () =>
    db.transaction(async (tx) => {
      await renewProcess(tx, {
        id,
        host: os.hostname(),
        pid: process.pid,
        version,
        node: process.versions.node,
        startedAt,
        streams: streams(),
        databaseConnections: db.pool.totalCount,
        databaseWaiting: db.pool.waitingCount,
        memoryBytes: process.memoryUsage.rss(),
      });
      await deleteOldProcesses(tx);
    });
  return {
    beat,
    start() {
      // The lock of the embedded database's folder proves that no other process runs: they have crashed.
      const first = async () => {
        if (db.engine === 'embedded') await removeOtherProcesses(db.handle, id);
        await beat();
      };
      const again = (renew: () => Promise<void>) => {
        beating = renew().catch(report);
      };
      again(first);
      timer = setInterval(again, RENEW_EVERY_MS, beat).unref();
    },
    async stop() {
      clearInterval(timer);
      // A renewal under way would list it again.
      await beating;
      await removeProcess(db.handle, id).catch(report);
    },
  };
}
