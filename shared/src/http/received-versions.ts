import type { Topic } from '@club/shared/contracts/events';

/** After this time every server process has been notified of a change, or has noticed that it missed notifications. */
const RECENT_MS = 60_000;

const received = new Map<Topic, { readonly version: number; readonly changedAt: number }>();

/**
 * Records a change that the page knows of: its next reads ask for an answer that contains it (`LIVE_VERSIONS_HEADER`).
 * Otherwise a process that is notified a little later would answer with the earlier state, and nothing would refetch it.
 * @param changedAt time of the change by this browser's clock, milliseconds since the epoch
 */
export function reportChange(topic: Topic, version: number, changedAt: number): void {
  // The event of an earlier change may arrive late.
  received.set(topic, { version: Math.max(version, received.get(topic)?.version ?? 0), changedAt });
}

/** The value of `LIVE_VERSIONS_HEADER`; undefined: no recent change. */
export function receivedVersions(): string | undefined {
  const since = Date.now() - RECENT_MS;
  const recent = [...received].filter(([, { changedAt }]) => changedAt > since);
  if (recent.length === 0) return undefined;
  return String(new URLSearchParams(recent.map(([topic, { version }]) => [topic, String(version)])));
}
