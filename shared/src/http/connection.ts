import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export interface Connection {
  /** `offline`: the browser has no network; `unreachable`: the last call got no answer. Up as long as nothing says otherwise. */
  readonly state: 'up' | 'offline' | 'unreachable';
  /** When the server last sent anything: milliseconds since the epoch by this browser's clock; null before that. */
  readonly heardAt: number | null;
}

/**
 * Goes by events and by calls, never by `navigator.onLine`: where server and browser are one machine without a network,
 * that says offline although every call is answered.
 */
const connection = createStore<Connection>()(() => ({ state: 'up', heardAt: null }));

/** The server has sent something: an answer, a refusal, a beat of the event stream. */
export const heardFromServer = (): void => connection.setState({ state: 'up', heardAt: Date.now() });

/** A call got no answer. */
export function missedByServer(): void {
  if (connection.getState().state === 'up') connection.setState({ state: 'unreachable' });
}

export const isOffline = (): boolean => connection.getState().state === 'offline';

addEventListener('offline', () => connection.setState({ state: 'offline' }));
addEventListener('online', () => connection.setState({ state: 'up' }));

/** Reads in a component how things stand with the server; it renders again only when the selected part changes. */
export function useConnection<Selected>(select: (connection: Connection) => Selected): Selected {
  return useStore(connection, select);
}
