import type { DefaultOptions } from '@tanstack/react-query';

/**
 * Calls go out whatever the browser believes about its network, and fail at once when there is none: paused, a booking
 * would be sent and charged by itself minutes later, and a screen without data would wait for ever.
 */
export const QUERY_DEFAULTS: DefaultOptions = {
  // `http` of shared repeats reads by itself.
  queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
  mutations: { networkMode: 'always' },
};
