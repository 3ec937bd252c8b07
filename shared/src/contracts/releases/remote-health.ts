import { ReleaseVersion, RemoteName } from '@club/shared/contracts/releases/release-files';
import * as z from '@club/shared/schema';

/**
 * POST /remotes/health, public (204): the outcome of loading a remote in one browser, at most once per page, remote and
 * outcome. Neither the report nor what is stored from it identifies the browser. A version that is neither in use nor
 * one of the releases in the server's folder, which open pages may still run, is ignored: of builds, and of releases on
 * other hosts, only those in use are known. 429 `TOO_MANY_REQUESTS` after 240 in a minute from one address
 */
export const RemoteReport = z.object({
  remote: RemoteName,
  version: ReleaseVersion,
  /**
   * `loaded`: a page of it is opened, and its routes are loaded. `unavailable`: a file of it could not be loaded.
   * `crashed`: a screen of it threw.
   */
  outcome: z.enum(['loaded', 'unavailable', 'crashed'], 'Ishod mora biti loaded, unavailable ili crashed.'),
});

/**
 * Part of GET /remotes/health, /admin/remotes and /admin/status: browser reports about one version in the current hour of
 * the clock and the 23 before it, over all server processes.
 */
export const VersionHealth = z.object({
  version: ReleaseVersion,
  loaded: z.number(),
  unavailable: z.number(),
  crashed: z.number(),
  /** Failures among the attempts to open it, 0 to 1; null without any attempt. */
  errorRate: z.nullable(z.number()),
});

/** GET /remotes/health: by remote, the versions with reports: the last 20, the most recently reported one last. */
export const RemotesHealth = z.object({
  remotes: z.array(z.object({ remote: RemoteName, versions: z.array(VersionHealth) })),
});

export type RemoteReport = z.infer<typeof RemoteReport>;
export type VersionHealth = z.infer<typeof VersionHealth>;
export type RemotesHealth = z.infer<typeof RemotesHealth>;
