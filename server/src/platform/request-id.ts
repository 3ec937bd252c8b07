import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs `work`, and everything that it starts, as part of a request. */
export const withRequestId = (id: string, work: () => void): void => current.run(id, work);

/** The id of the request that the running code belongs to, at any call depth; undefined outside of a request. */
export const currentRequestId = (): string | undefined => current.getStore();
