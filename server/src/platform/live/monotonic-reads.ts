import { LIVE_VERSIONS_HEADER } from '@club/shared/contracts/events';
import type { onRequestAsyncHookHandler } from 'fastify';
import type { LiveHub } from './live-hub';

/**
 * Monotonic reads across processes: a page that one process has notified of a change gets no older answer, even if a
 * load balancer sends its next call to a process that is notified a little later.
 */
export const monotonicReads =
  (hub: Pick<LiveHub, 'catchUp'>): onRequestAsyncHookHandler =>
  async ({ method, headers }) => {
    const received = headers[LIVE_VERSIONS_HEADER];
    if (method !== 'GET' || typeof received !== 'string') return;
    await hub.catchUp([...new URLSearchParams(received)].map(([topic, version]) => [topic, Number(version)]));
  };
