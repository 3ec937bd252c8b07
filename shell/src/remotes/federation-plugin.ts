import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { attemptOf } from './attempts';

/** How long one file of a remote may keep the page waiting. */
const TIMEOUT_MS = 5_000;

/** Part of the federation runtime: no request waits for ever, and a failed one is not answered from a cache. */
export default function federationPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'club-remote-timeout',
    async fetch(url, init) {
      const response = await window.fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) throw new Error(`${url} answers ${response.status}`);
      return response;
    },
    createScript({ url, remoteInfo }) {
      const source = new URL(url, location.href);
      const attempt = attemptOf(remoteInfo?.name ?? '');
      if (attempt > 0) source.searchParams.set('retry', String(attempt));
      const script = document.createElement('script');
      script.src = source.href;
      return { script, timeout: TIMEOUT_MS };
    },
  };
}
