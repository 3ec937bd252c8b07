import type { ClubStatus, StatusAlert } from '@club/shared/contracts/club-status';
import type { Clock } from '../platform/clock';
import { type Database, executedMigrations } from '../platform/database';
import type { DeployedRemote, HealthRecord, RemoteRegistry } from '../platform/remotes';
import { alertsOf, type ChannelFigures, worstFirst } from './alert-rules';
import type { Heartbeat } from './heartbeat';
import { withoutRestarted } from './process-rules';
import { allProcesses } from './processes.repository';
import { remarksOf } from './remark-rules';
import { databaseFigures, outboxFigures } from './status.repository';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const WEEK_MS = 7 * 24 * HOUR_MS;

export interface StatusParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly heartbeat: Heartbeat;
  readonly remotes: { readonly registry: RemoteRegistry; readonly health: HealthRecord };
  /** Version of the served shell; null when its build does not contain it. */
  shellVersion(): Promise<string | null>;
  readonly backups: {
    readonly everyHours: number;
    newest(): Promise<{ readonly madeAt: Date; readonly bytes: number } | undefined>;
  };
  /** Whether the club has e-mail. */
  readonly sendsEmail: boolean;
  /** Problems of this process' environment that the doctor finds. */
  diagnose(): Promise<StatusAlert[]>;
}

export type ReadStatus = () => Promise<ClubStatus>;

/** The state of the whole installation, as far as one of its processes can know it. */
export function createStatus(parts: StatusParts): ReadStatus {
  const { db, clock, heartbeat, remotes, shellVersion, backups, sendsEmail, diagnose } = parts;

  async function database(): Promise<ClubStatus['database']> {
    const begun = performance.now();
    await db.pool.query('select 1');
    const latencyMs = Math.round((performance.now() - begun) * 10) / 10;
    const migrations = await executedMigrations(db.handle);
    const figures = await databaseFigures(db.handle);
    const [lastMigration = null] = migrations.slice(-1);
    return { engine: db.engine, ...figures, latencyMs, migrations: migrations.length, lastMigration };
  }

  async function figuresOf(deployed: readonly DeployedRemote[]): Promise<ClubStatus['remotes']> {
    const healthOf = await remotes.health.read();
    return deployed.map(({ name, stable, canary }) => ({
      remote: name,
      title: typeof stable.title === 'string' ? stable.title : name,
      version: stable.version ?? null,
      canary: canary ? { version: canary.entry.version, share: canary.share } : null,
      health: [...healthOf(name)],
    }));
  }

  async function outboxOf(now: Date): Promise<ChannelFigures[]> {
    const figures = await outboxFigures(db.handle, new Date(now.getTime() - WEEK_MS));
    // Without a mail server those left are of an earlier time, or invitations: the remark names their remedy.
    const relevant = figures.filter(({ channel }) => sendsEmail || channel !== 'EMAIL');
    return relevant.map(({ oldestSince, ...counts }) => ({
      ...counts,
      oldestWaitingMinutes: oldestSince && Math.max(0, Math.floor((now.getTime() - oldestSince.getTime()) / MINUTE_MS)),
    }));
  }

  async function backup(): Promise<ClubStatus['backup']> {
    const newest = await backups.newest();
    const { everyHours } = backups;
    if (!newest) return { lastAt: null, ageHours: null, bytes: null, everyHours };
    // By this machine's clock, like the file's name: the club's clock may be set.
    const ageHours = Math.max(0, Math.floor((Date.now() - newest.madeAt.getTime()) / HOUR_MS));
    return { lastAt: newest.madeAt.toISOString(), ageHours, bytes: newest.bytes, everyHours };
  }

  return async () => {
    await heartbeat.beat();
    const now = clock.now();
    const processes = (await allProcesses(db.handle)).map(({ startedAt, ...figures }) => ({
      ...figures,
      startedAt: startedAt.toISOString(),
    }));
    const deployed = await remotes.registry.deployed();
    const rollbacks = new Map(deployed.flatMap(({ name, rollback }) => (rollback ? [[name, rollback]] : [])));
    const outbox = await outboxOf(now);
    const status: ClubStatus = {
      at: now.toISOString(),
      alerts: [],
      remarks: remarksOf(sendsEmail),
      shell: await shellVersion(),
      remotes: await figuresOf(deployed),
      processes: withoutRestarted(processes, Date.now()),
      notices: noticesOf(outbox),
      database: await database(),
      backup: await backup(),
    };
    return { ...status, alerts: worstFirst([...(await diagnose()), ...alertsOf(status, outbox, rollbacks)]) };
  };
}

function noticesOf(outbox: readonly ChannelFigures[]): ClubStatus['notices'] {
  const sum = (figure: 'waiting' | 'failed') => outbox.reduce((total, each) => total + each[figure], 0);
  const waits = outbox.flatMap(({ oldestWaitingMinutes }) => oldestWaitingMinutes ?? []);
  const oldestWaitingMinutes = waits.length > 0 ? Math.max(...waits) : null;
  return { waiting: sum('waiting'), failed: sum('failed'), oldestWaitingMinutes };
}
