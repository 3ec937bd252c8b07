import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database';
import { noRemotes } from '../platform/remotes/testing';
import { createHeartbeat } from './heartbeat';
import { createStatus, type ReadStatus } from './status.service';

/** The status of a club with one process, without remotes and backups, on a machine without problems. */
export function statusForTests({ db, clock }: { db: Database; clock: Clock }): ReadStatus {
  const report = (error: unknown) => console.error(error);
  return createStatus({
    db,
    clock,
    heartbeat: createHeartbeat({ db, version: '2.1.0', streams: () => 0, report }),
    remotes: noRemotes,
    shellVersion: async () => '2.1.0',
    backups: { everyHours: 0, newest: async () => undefined },
    sendsEmail: true,
    diagnose: async () => [],
  });
}
