import type { RemoteReport } from '@club/shared/contracts/releases/remote-health';
import type { RegistryEntry } from '@club/shared/federation';
import { http } from '@club/shared/http';

const reported = new Set<string>();

/**
 * Reports to the server whether a remote works in this browser, each outcome once per page: the error rate of a canary
 * is computed from these reports. A developer's own build is not a release and is not reported.
 */
export function reportHealth({ name, version, channel }: RegistryEntry, outcome: RemoteReport['outcome']): void {
  const report = `${name} ${outcome}`;
  if (!version || channel === 'override' || reported.has(report)) return;
  reported.add(report);
  const json = { remote: name, version, outcome } satisfies RemoteReport;
  // Nothing waits for it: a lost report only reduces the sample.
  http.post('remotes/health', { json }).catch(() => undefined);
}
