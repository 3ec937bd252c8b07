import { type BackupSettings, listBackups } from './backup';
import type { Database } from './platform/database';
import type { Reading } from './platform/metrics';

/** The metrics besides those of the calls; docs/operations.md describes which of them need an alarm. */
export function metricsReadings({ pool }: Database, { folder }: BackupSettings): Reading[] {
  return [
    {
      name: 'club_database_connections',
      help: 'Open connections to the database',
      read: () => pool.totalCount,
    },
    {
      name: 'club_database_waiting',
      help: 'Calls that wait for a connection to the database',
      read: () => pool.waitingCount,
    },
    {
      name: 'club_backup_last_timestamp_seconds',
      help: 'When the newest backup was made',
      read: async () => {
        const [newest] = await listBackups(folder, new Date());
        return newest && newest.madeAt.getTime() / 1000;
      },
    },
  ];
}
