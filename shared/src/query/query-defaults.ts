import type { DefaultOptions } from '@tanstack/react-query';

/**
 * Calls are sent whatever state of the network the browser reports, and fail at once without a network: paused, a
 * booking would be sent and charged automatically minutes later, and a screen without data would wait for ever.
 */
export const QUERY_DEFAULTS: DefaultOptions = {
  // `http` of shared retries reads itself.
  queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
  mutations: { networkMode: 'always' },
};
