import type { DefaultOptions } from '@tanstack/react-query';

/**
 * Calls are sent whatever network state the browser reports, and fail at once without a network. If they were paused, a
 * booking would be sent and charged by itself minutes later, and a screen without data would wait for ever.
 */
export const QUERY_DEFAULTS: DefaultOptions = {
  // `http` of shared retries reads itself.
  queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
  mutations: { networkMode: 'always' },
};
