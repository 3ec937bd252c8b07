import type { RemoteReport } from '@club/shared/contracts/releases/remote-health';
import type { RegistryEntry } from '@club/shared/federation';
import { http } from '@club/shared/http';

const reported = new Set<string>();

/**
 * Tells the server how a remote fares in this browser, each outcome once per page: the error rate of a canary is made of
 * such reports. A developer's own build is nobody's release and is not counted.
 */
export function reportHealth({ name, version, channel }: RegistryEntry, outcome: RemoteReport['outcome']): void {
  const report = `${name} ${outcome}`;
  if (!version || channel === 'override' || reported.has(report)) return;
  reported.add(report);
  const json = { remote: name, version, outcome } satisfies RemoteReport;
  // Nobody is waiting: a report that is lost is only a smaller sample.
  http.post('remotes/health', { json }).catch(() => undefined);
}
