import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import packageJson from '../package.json' with { type: 'json' };
import { buildApp } from './app';
import { listBackups, scheduleBackups } from './backup';
import { endCalendarFeed } from './calendar-feed';
import { createClub } from './club';
import { clubFiles, createClubProfiles, noticeIcon, pageLook, siteLook } from './club-profile';
import { createHeartbeat, createStatus } from './club-status';
import { firstStart } from './demo';
import { diagnose } from './diagnose';
import { galleryFiles } from './gallery';
import { countDemoMembers, findActiveMember } from './members';
import { metricsReadings } from './metrics-readings';
import { createNotices, endPushes, openNoticeKeys } from './notices';
import { runningClock } from './platform/clock';
import { migrate, renewPlannerStatistics } from './platform/database';
import { identityPlugin, openIdentity } from './platform/identity';
import { openLiveHub, streamCount } from './platform/live';
import { reportTo } from './platform/log';
import { openMetrics } from './platform/metrics';
import {
  browserChoices,
  openHealthRecord,
  openRegistry,
  shellAnnouncement,
  shellVersionOf,
  suiteOf,
} from './platform/remotes';
import { openBuildArchive, site } from './platform/site';
import { openTracing } from './platform/tracing';
import { crawlerFiles, createPublicPages } from './public-pages';
import { createRetention } from './retention';
import type { ServerParts } from './server-parts';

/** Long enough after the start that the first pages are served before it. */
const STATISTICS_AFTER_MS = 10_000;
/** A build that is put in place while the server runs stays there for longer. */
const ARCHIVE_EVERY_MS = 60_000;

export interface Server {
  readonly app: FastifyInstance;
  /** Active accounts with the demo's public password in a club that is not a demo. */
  readonly demoMembers: number;
  /** Waits for running calls, ends the event streams and closes the database. */
  close(): Promise<void>;
}

/** Everything that a process of the club consists of, opened in order but not listening yet. */
export async function openServer(parts: ServerParts): Promise<Server> {
  const { config, identitySettings, backupSettings, root, db, log } = parts;
  const report = reportTo(log);
  const clock = runningClock(config.clubNow);
  // For what must not follow the club's clock: when backups are due and how they are named, and which history is
  // deleted.
  const machineClock = runningClock();
  try {
    const tracing = await openTracing(parts.tracingSettings);
    await migrate(db);
    const live = await openLiveHub(db, report);
    const { publicUrl, dataDir } = config;
    const media = path.join(dataDir, 'media');
    const profiles = createClubProfiles({ db, live, clock, report });
    const identity = await openIdentity({
      settings: identitySettings,
      publicUrl,
      dataDir,
      database: db,
      clock,
      live,
      findMember: (identityId, handle = db.handle) => findActiveMember(handle, identityId),
      accessEnding: async (tx, identityId) => {
        await endPushes(tx, identityId);
        await endCalendarFeed(tx, identityId);
        // Administrators see whether a member is still invited, and has chosen a password.
        await live.changed(tx, 'passwords');
      },
      look: () => pageLook(profiles.current()),
    });
    const { directory, invitations } = identity;
    const filled = await firstStart({ db, clock, directory, media, demo: config.demo });
    await profiles.load();

    const secure = publicUrl.startsWith('https:');
    const places = { root, releases: config.releasesDir, addresses: config.remotes };
    const announceShell = shellAnnouncement(places, report);
    await announceShell(await suiteOf(root));
    const remotes = {
      registry: openRegistry(places, report, announceShell),
      choices: browserChoices({ overrideOrigins: config.overrideOrigins, secure }),
      health: openHealthRecord({ db, clock, report }),
    };
    const streams = streamCount();
    const version: string = packageJson.version;
    const heartbeat = createHeartbeat({ db, version, streams: streams.count, report });
    const status = createStatus({
      db,
      clock,
      heartbeat,
      remotes,
      shellVersion: () => shellVersionOf(root),
      backups: {
        everyHours: backupSettings.everyHours,
        newest: async () => (await listBackups(backupSettings.folder, machineClock.now()))[0],
      },
      sendsEmail: config.mail.kind !== 'NONE',
      diagnose: () => diagnose(parts, remotes.registry),
    });
    const retention = createRetention({ db, live, clock, media });
    const keys = await openNoticeKeys(identity.secret);
    const clubName = () => profiles.current().name;
    const notices = createNotices({
      db,
      live,
      clock,
      keys,
      mail: config.mail,
      publicUrl,
      invitations,
      report,
      clubName,
      clubIcon: () => noticeIcon(profiles.current()),
    });
    const club = createClub({
      db,
      clock,
      live,
      directory,
      invitations,
      media,
      publicUrl,
      remotes,
      notices,
      profiles,
      streams,
      status,
      retention,
      report,
    });
    const pages = createPublicPages(db, profiles.current);
    const metrics = await openMetrics(parts.metricsSettings, metricsReadings(db, backupSettings));
    const archive = await openBuildArchive(root, path.join(dataDir, 'builds'), report);
    const app = await buildApp({
      metrics: metrics?.plugin,
      tracing: tracing?.plugin,
      identity: identityPlugin(identity, { createMember: club.createMember, invite: parts.invite }),
      calls: club.calls,
      files: [galleryFiles(media), clubFiles(profiles), crawlerFiles(pages, publicUrl), notices.oneClick],
      site: site({
        root,
        registry: remotes.registry,
        choices: remotes.choices,
        archive,
        data: () => ({ signIn: identity.client, club: profiles.current() }),
        look: () => siteLook(profiles.current()),
        heads: { publicUrl, headOf: pages.headOf },
      }),
      csrf: { secret: identity.csrfSecret, secure },
      live,
      headers: { publicUrl, identityOrigin: new URL(identity.client.url, publicUrl).origin },
      outages: {
        probe: () => db.pool.query('select 1'),
        today: () => clock.today(),
        onNamesChanged: (forget) =>
          live.onChange((change) => {
            // Not when the connection is lost, because just then the answers are needed. A change that was missed is
            // received when it is back.
            if (change?.topic === 'members') forget();
          }),
      },
      callsPerMinute: config.callsPerMinute,
      trustedProxies: config.trustedProxies,
      log,
    });
    const stopBackups = scheduleBackups({
      place: { db, dataDir, sealingKey: identitySettings.sealingKey },
      settings: backupSettings,
      clock: machineClock,
      report,
    });
    notices.start();
    heartbeat.start();
    const stopPurging = retention.schedule(machineClock, (purged) => log.info(purged, 'purged'), report);
    // The embedded engine never analyses by itself, and neither engine has analysed tables that were just filled. For
    // the first seconds a club of that size needs no statistics, and those of the last start are good enough.
    const statistics = setTimeout(() => {
      if (filled || db.engine === 'embedded') renewPlannerStatistics(db).catch(report);
    }, STATISTICS_AFTER_MS).unref();
    const archiving = setInterval(() => void archive.renew(), ARCHIVE_EVERY_MS).unref();
    const close = async () => {
      clearTimeout(statistics);
      clearInterval(archiving);
      // Both may take some seconds of the few that this process is given.
      const noticesClosed = notices.close();
      await app.close();
      // Before what may take longer than this process is given: in the list it would be reported as crashed.
      await heartbeat.stop();
      await metrics?.close();
      club.close();
      profiles.close();
      await noticesClosed;
      await stopBackups();
      await remotes.health.close();
      await stopPurging();
      await db.close();
      await tracing?.close();
    };
    return { app, demoMembers: config.demo ? 0 : await countDemoMembers(db.handle), close };
  } catch (error) {
    await db.close();
    throw error;
  }
}
