import { ReleaseVersion, RemoteName } from '@club/shared/contracts/releases/release-files';
import { VersionHealth } from '@club/shared/contracts/releases/remote-health';
import * as z from '@club/shared/schema';

/** What is wrong, and what to do about it. */
const Alert = z.object({ level: z.enum(['warning', 'error']), message: z.string(), remedy: z.string() });

/** A server process, as it last reported itself. */
const ServerProcess = z.object({
  id: z.string(),
  host: z.string(),
  pid: z.number(),
  version: z.string(),
  node: z.string(),
  /** UTC. */
  startedAt: z.string(),
  /** Seconds since it last reported; after more than 60 it counts as ended. */
  silentSeconds: z.number(),
  /** Open event streams. */
  streams: z.number(),
  databaseConnections: z.number(),
  databaseWaiting: z.number(),
  memoryBytes: z.number(),
});

/** GET /admin/status: the current state of the installation; times are UTC. */
export const ClubStatus = z.object({
  at: z.string(),
  alerts: z.array(Alert),
  /** What a club may have chosen, and what to do otherwise. */
  remarks: z.array(z.object({ message: z.string(), remedy: z.string() })),
  /** Version of the shell; null if its build does not contain it. */
  shell: z.nullable(z.string()),
  remotes: z.array(
    z.object({
      remote: RemoteName,
      title: z.string(),
      version: z.nullable(ReleaseVersion),
      /** `share` in percent of the browsers. */
      canary: z.nullable(z.object({ version: ReleaseVersion, share: z.number() })),
      /** Browser reports of the last 24 hours, over all processes. */
      health: z.array(VersionHealth),
    }),
  ),
  processes: z.array(ServerProcess),
  /** E-mails and pushes of the outbox, without a mail server only the pushes; `failed`: given up in the last 7 days. */
  notices: z.object({ waiting: z.number(), failed: z.number(), oldestWaitingMinutes: z.nullable(z.number()) }),
  database: z.object({
    engine: z.enum(['embedded', 'postgres']),
    version: z.string(),
    bytes: z.number(),
    latencyMs: z.number(),
    migrations: z.number(),
    lastMigration: z.nullable(z.string()),
  }),
  backup: z.object({
    lastAt: z.nullable(z.string()),
    /** Whole hours. */
    ageHours: z.nullable(z.number()),
    bytes: z.nullable(z.number()),
    /** 0: the server makes no backups by itself. */
    everyHours: z.number(),
  }),
});

export type ClubStatus = z.infer<typeof ClubStatus>;
export type StatusAlert = z.infer<typeof Alert>;
export type ServerProcess = z.infer<typeof ServerProcess>;
