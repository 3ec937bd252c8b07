import type { RemoteReport, VersionHealth } from '@club/shared/contracts/releases/remote-health';
import type { Clock } from '../clock';
import type { Database } from '../database';
import { addReports, deleteOldHours, type HourOfVersion, readHealth } from './health.repository';

type Outcome = RemoteReport['outcome'];

const HOUR_MS = 60 * 60 * 1000;
const HOURS = 24;
/** Per remote; the least recently reported versions are left out. */
const MAX_VERSIONS = 20;
/** How long other processes may not see a report. */
const WRITE_EVERY_MS = 5_000;

/** The health of remotes in browsers, of all processes together, by remote and version, for a day. */
export interface HealthRecord {
  note(report: RemoteReport): void;
  /** The versions of a remote, the most recently reported one last. */
  read(): Promise<(remote: string) => readonly VersionHealth[]>;
  /** Writes pending reports. */
  close(): Promise<void>;
}

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  report(error: unknown): void;
}

/** Reports are collected for some seconds: anybody may send them, and each would be a write. */
export function openHealthRecord({ db, clock, report }: Parts): HealthRecord {
  let unwritten = new Map<string, HourOfVersion>();
  const hour = () => new Date(Math.floor(clock.now().getTime() / HOUR_MS) * HOUR_MS);
  const since = () => new Date(hour().getTime() - (HOURS - 1) * HOUR_MS);

  const add = (counts: HourOfVersion) => {
    const key = `${counts.remote} ${counts.version} ${counts.hour.getTime()}`;
    const known = unwritten.get(key);
    const sum = (outcome: Outcome) => counts[outcome] + (known?.[outcome] ?? 0);
    unwritten.set(key, { ...counts, loaded: sum('loaded'), unavailable: sum('unavailable'), crashed: sum('crashed') });
  };
  const write = async () => {
    if (unwritten.size === 0) return;
    const taken = [...unwritten.values()];
    unwritten = new Map();
    try {
      await db.transaction(async (tx) => {
        await addReports(tx, taken);
        await deleteOldHours(tx, since());
      });
    } catch (error) {
      for (const counts of taken) add(counts);
      throw error;
    }
  };
  const timer = setInterval(() => void write().catch(report), WRITE_EVERY_MS).unref();

  return {
    note({ remote, version, outcome }) {
      const none = { loaded: 0, unavailable: 0, crashed: 0 };
      add({ remote, version, hour: hour(), ...none, [outcome]: 1 });
    },
    async read() {
      await write();
      const versions = await readHealth(db.handle, since());
      return (remote) =>
        versions
          .filter((each) => each.remote === remote)
          .slice(-MAX_VERSIONS)
          .map(({ remote: _, ...counts }) => ({ ...counts, errorRate: errorRate(counts) }));
    },
    async close() {
      clearInterval(timer);
      await write().catch(report);
    },
  };
}

function errorRate({ loaded, unavailable, crashed }: Record<Outcome, number>): number | null {
  const attempts = loaded + unavailable;
  return attempts === 0 ? null : Math.min(1, (unavailable + crashed) / attempts);
}
