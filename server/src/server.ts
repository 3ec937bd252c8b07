import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { runningClock } from './clock/clock';
import { createClub } from './club';
import type { Config } from './config';
import { migrate } from './database/migrate';
import { openDatabase } from './database/open-database';
import { firstStart } from './demo/first-start';
import { type IdentitySettings, identityPlugin, openIdentity } from './identity';
import { openLiveHub } from './live/live-hub';
import { openLog } from './log';
import { openRegistry } from './site/registry';
import { originsOf } from './site/remote-addresses';
import { site } from './site/site';

export interface ServerParts {
  readonly config: Config;
  readonly identitySettings: IdentitySettings;
  /** The folder that holds shell/ and mfe-…/ with their builds. */
  readonly root: string;
  /** A prepared database folder to start from, where the build has left one. */
  readonly preparedFolder?: string | undefined;
  /** Hears the one-time link for the first administrator, while there is none. */
  invite(link: string): void;
}

export interface Server {
  readonly app: FastifyInstance;
  /** Lets running calls finish, ends the event streams and closes the database. */
  close(): Promise<void>;
}

/** Everything that one process of the club is, opened in order but not listening yet. */
export async function openServer(parts: ServerParts): Promise<Server> {
  const { config, identitySettings, root } = parts;
  const log = openLog(config.logLevel);
  const report = (error: unknown) => log.error({ err: error });
  const clock = runningClock(config.clubNow);

  const db = await openDatabase(config, report, parts.preparedFolder);
  try {
    await migrate(db);
    const live = await openLiveHub(db, report);
    const { publicUrl, dataDir } = config;
    const identity = await openIdentity({ settings: identitySettings, publicUrl, dataDir, database: db, clock, live });
    const { directory } = identity;
    const filled = await firstStart({ db, clock, directory, demo: config.demo });
    // The planner has no idea yet of what has just been filled in, and the embedded engine never looks by itself.
    if (filled || db.engine === 'embedded') await db.pool.query('analyze');

    const club = createClub({ db, clock, live, directory, publicUrl, report });
    const app = await buildApp({
      identity: identityPlugin(identity, { createMember: club.createMember, invite: parts.invite }),
      calls: club.calls,
      site: site(root, openRegistry(root, config.remotes, report), { signIn: identity.client }),
      csrf: { secret: identity.csrfSecret, secure: publicUrl.startsWith('https:') },
      headers: {
        publicUrl,
        scriptOrigins: originsOf(config.remotes),
        identityOrigin: new URL(identity.client.url, publicUrl).origin,
      },
      callsPerMinute: config.callsPerMinute,
      log,
    });
    const close = async () => {
      await app.close();
      club.close();
      await db.close();
    };
    return { app, close };
  } catch (error) {
    await db.close();
    throw error;
  }
}
