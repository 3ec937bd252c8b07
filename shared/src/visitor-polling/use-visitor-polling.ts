import { useAuth } from '@club/shared/auth';

/** The `refetchInterval` of a live query: a visitor receives no live events, so the open page polls instead. */
export const useVisitorPolling = (ms = 60_000): number | false => useAuth((state) => !state.token) && ms;
