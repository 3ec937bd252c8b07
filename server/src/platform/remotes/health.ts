import type { RemoteReport, VersionHealth } from '@club/shared/contracts/releases/remote-health';

type Outcome = RemoteReport['outcome'];
type Counts = Record<Outcome, number>;

const HOUR_MS = 60 * 60 * 1000;
const HOURS = 24;
/** Of one remote; the one that nothing was heard of for the longest time gives way. */
const MOST_VERSIONS = 20;

/** Counts by remote, version and hour, in memory: at most so many numbers, however much is reported. */
export interface HealthRecord {
  note(report: RemoteReport): void;
  /** The versions of a remote, the one heard of last at the end. */
  of(remote: string): readonly VersionHealth[];
}

/** @param now milliseconds of any clock that goes on */
export function healthRecord(now: () => number = () => performance.now()): HealthRecord {
  const remotes = new Map<string, Map<string, Map<number, Counts>>>();
  const hour = () => Math.floor(now() / HOUR_MS);
  const isRecent = (at: number) => at > hour() - HOURS;

  return {
    note({ remote, version, outcome }) {
      const versions = remotes.get(remote) ?? new Map<string, Map<number, Counts>>();
      remotes.set(remote, versions);
      const hours = versions.get(version) ?? new Map<number, Counts>();
      versions.delete(version);
      versions.set(version, hours);
      const [oldest] = versions.keys();
      if (versions.size > MOST_VERSIONS && oldest !== undefined) versions.delete(oldest);

      for (const at of hours.keys()) if (!isRecent(at)) hours.delete(at);
      const counts = hours.get(hour()) ?? { loaded: 0, unavailable: 0, crashed: 0 };
      hours.set(hour(), { ...counts, [outcome]: counts[outcome] + 1 });
    },
    of(remote) {
      return [...(remotes.get(remote) ?? [])].flatMap(([version, hours]) => {
        const recent = [...hours].filter(([at]) => isRecent(at)).map(([, counts]) => counts);
        return recent.length > 0 ? [summed(version, recent)] : [];
      });
    },
  };
}

function summed(version: string, hours: readonly Counts[]): VersionHealth {
  const sum = (outcome: Outcome) => hours.reduce((total, counts) => total + counts[outcome], 0);
  const [loaded, unavailable, crashed] = [sum('loaded'), sum('unavailable'), sum('crashed')];
  const attempts = loaded + unavailable;
  const errorRate = attempts === 0 ? null : Math.min(1, (unavailable + crashed) / attempts);
  return { version, loaded, unavailable, crashed, errorRate };
}
