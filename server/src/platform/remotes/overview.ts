import type { RemoteReleases } from '@club/shared/contracts/releases/releases';
import type { VersionHealth } from '@club/shared/contracts/releases/remote-health';
import type { Browser } from './browser';
import type { DeployedRemote } from './registry';

/** A remote as an administrator's browser sees it. */
export function overviewOf(
  { name, stable, source, since, canary, refused }: DeployedRemote,
  browser: Browser,
  health: readonly VersionHealth[],
): RemoteReleases['remotes'][number] {
  const choice = browser.choiceOf(name);
  return {
    remote: name,
    title: typeof stable.title === 'string' ? stable.title : name,
    version: stable.version ?? null,
    source,
    since: since ?? null,
    canary: canary ? { version: canary.entry.version, share: canary.share, since: canary.since } : null,
    refused: [...refused],
    choice: typeof choice === 'object' ? 'override' : choice,
    address: typeof choice === 'object' ? choice.address : null,
    health: [...health],
  };
}
