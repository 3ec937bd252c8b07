import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export interface Connection {
  /** `offline`: the browser has no network; `unreachable`: the last call got no answer. Up as long as nothing says otherwise. */
  readonly state: 'up' | 'offline' | 'unreachable';
  /** When the server last sent anything: milliseconds since the epoch by this browser's clock; null before that. */
  readonly heardAt: number | null;
  /** The server answered from what it had kept, for its database was away: the age of the oldest such answer. Null: none. */
  readonly keptSince: number | null;
  /** When the last of them came. */
  readonly keptAt: number;
}

/**
 * Goes by events and by calls, never by `navigator.onLine`: where server and browser are one machine without a network,
 * that says offline although every call is answered.
 */
const connection = createStore<Connection>()(() => ({ state: 'up', heardAt: null, keptSince: null, keptAt: 0 }));

/** The server has sent something: an answer, a refusal, a beat of the event stream. */
export const heardFromServer = (): void => connection.setState({ state: 'up', heardAt: Date.now() });

/** @param age of the answer, in seconds */
export function heardKept(age: number): void {
  const keptAt = Date.now();
  const since = keptAt - age * 1_000;
  connection.setState(({ keptSince }) => ({ keptAt, keptSince: Math.min(keptSince ?? since, since) }));
}

/** All that is shown has been asked for anew since then; it is as old as it seems unless a kept answer was among it. */
export function askedAnew(since: number): void {
  if (connection.getState().keptAt < since) connection.setState({ keptSince: null });
}

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
