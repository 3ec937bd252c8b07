import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export interface Connection {
  /** `offline`: the browser has no network; `unreachable`: the last call got no response. Initially `up`. */
  readonly state: 'up' | 'offline' | 'unreachable';
  /** When the server last sent anything: milliseconds since the epoch by this browser's clock; null before that. */
  readonly lastContactAt: number | null;
  /**
   * The time of the oldest displayed data that the server sent from its cache because its database was unreachable; null:
   * there are none.
   */
  readonly keptSince: number | null;
  /** When the last cached response arrived. */
  readonly keptAt: number;
}

/**
 * Derived from events and calls, never from `navigator.onLine`, which reports offline when server and browser run on one
 * machine without a network, although every call succeeds.
 */
const connection = createStore<Connection>()(() => ({ state: 'up', lastContactAt: null, keptSince: null, keptAt: 0 }));

/** The server has sent something: a response, a refusal, a heartbeat of the event stream. */
export const reportReachable = (): void => connection.setState({ state: 'up', lastContactAt: Date.now() });

/** The server has responded from its cache. */
export function reportKept(ageSeconds: number): void {
  const keptAt = Date.now();
  const since = keptAt - ageSeconds * 1_000;
  connection.setState(({ keptSince }) => ({ keptAt, keptSince: Math.min(keptSince ?? since, since) }));
}

/**
 * All displayed data have been requested again since `since`; they are current unless one of the responses came from
 * the cache.
 */
export function clearKept(since: number): void {
  if (connection.getState().keptAt < since) connection.setState({ keptSince: null });
}

/** A call got no response. */
export function reportUnreachable(): void {
  if (connection.getState().state === 'up') connection.setState({ state: 'unreachable' });
}

/** Whether the browser has reported that it has no network; a server that does not respond does not count. */
export const isOffline = (): boolean => connection.getState().state === 'offline';

addEventListener('offline', () => connection.setState({ state: 'offline' }));
addEventListener('online', () => connection.setState({ state: 'up' }));

/** Reads the connection state in a component, which renders again only when the selected part changes. */
export function useConnection<Selected>(select: (connection: Connection) => Selected): Selected {
  return useStore(connection, select);
}
