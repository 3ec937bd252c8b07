import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { type BackupSettings, listBackups, scheduleBackups } from './backup';
import { createClub } from './club';
import type { Config } from './config';
import { firstStart } from './demo';
import { galleryFiles } from './gallery';
import { findActiveMember } from './members';
import { createNotices, openNoticeKeys } from './notices';
import { runningClock } from './platform/clock';
import { type Database, migrate, openDatabase } from './platform/database';
import { type IdentitySettings, identityPlugin, openIdentity } from './platform/identity';
import { openLiveHub } from './platform/live';
import { openLog } from './platform/log';
import { type MetricsSettings, openMetrics, type Reading } from './platform/metrics';
import { browserChoices, openRegistry } from './platform/remotes';
import { site } from './platform/site';
import { crawlerFiles, createPublicPages } from './public-pages';

export interface ServerParts {
  readonly config: Config;
  readonly identitySettings: IdentitySettings;
  readonly backupSettings: BackupSettings;
  readonly metricsSettings: MetricsSettings;
  /** The folder that holds shell/ and mfe-…/ with their builds. */
  readonly root: string;
  /** A prepared database folder to start from, where the build has left one. */
  readonly preparedFolder?: string | undefined;
  /** Receives the one-time link for the first administrator, while there is none. */
  invite(link: string): void;
}

export interface Server {
  readonly app: FastifyInstance;
  /** Lets running calls finish, ends the event streams and closes the database. */
  close(): Promise<void>;
}

/** Everything that one process of the club is, opened in order but not listening yet. */
export async function openServer(parts: ServerParts): Promise<Server> {
  const { config, identitySettings, backupSettings, root } = parts;
  const log = openLog(config.logLevel);
  const report = (error: unknown) => log.error({ err: error });
  const clock = runningClock(config.clubNow);

  const db = await openDatabase(config, report, parts.preparedFolder);
  try {
    await migrate(db);
    const live = await openLiveHub(db, report);
    const { publicUrl, dataDir } = config;
    const media = path.join(dataDir, 'media');
    const identity = await openIdentity({
      settings: identitySettings,
      publicUrl,
      dataDir,
      database: db,
      clock,
      live,
      findMember: (identityId) => findActiveMember(db.handle, identityId),
    });
    const { directory } = identity;
    const filled = await firstStart({ db, clock, directory, media, demo: config.demo });
    // The planner has no idea yet of what has just been filled in, and the embedded engine never looks by itself.
    if (filled || db.engine === 'embedded') await db.pool.query('analyze');

    const secure = publicUrl.startsWith('https:');
    const places = { root, releases: config.releasesDir, addresses: config.remotes };
    const remotes = {
      registry: openRegistry(places, report),
      choices: browserChoices({ overrideOrigins: config.overrideOrigins, secure }),
    };
    const keys = await openNoticeKeys(db);
    const notices = createNotices({ db, live, clock, keys, mail: config.mail, publicUrl, report });
    const club = createClub({ db, clock, live, directory, media, publicUrl, remotes, notices, report });
    const pages = createPublicPages(db);
    const metrics = await openMetrics(parts.metricsSettings, readingsOf(db, backupSettings));
    const app = await buildApp({
      metrics: metrics?.plugin,
      identity: identityPlugin(identity, { createMember: club.createMember, invite: parts.invite }),
      calls: club.calls,
      files: [galleryFiles(media), crawlerFiles(pages, publicUrl), notices.oneClick],
      site: site({
        root,
        ...remotes,
        data: { signIn: identity.client },
        heads: { publicUrl, headOf: pages.headOf },
      }),
      csrf: { secret: identity.csrfSecret, secure },
      headers: { publicUrl, identityOrigin: new URL(identity.client.url, publicUrl).origin },
      outages: { probe: () => db.pool.query('select 1'), today: () => clock.today() },
      callsPerMinute: config.callsPerMinute,
      log,
    });
    const stopBackups = scheduleBackups({
      place: { db, dataDir, sealingKey: identitySettings.sealingKey },
      settings: backupSettings,
      clock,
      report,
    });
    notices.start();
    const close = async () => {
      await app.close();
      await metrics?.close();
      club.close();
      await notices.close();
      await stopBackups();
      await db.close();
    };
    return { app, close };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** What a watcher is told beside the calls; docs/operations.md says which of it is worth an alarm. */
function readingsOf({ pool }: Database, { folder }: BackupSettings): Reading[] {
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
        const [newest] = await listBackups(folder);
        return newest && newest.madeAt.getTime() / 1000;
      },
    },
  ];
}
