import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs `work`, and all that it begins, as part of a request. */
export const withRequestId = (id: string, work: () => void): void => current.run(id, work);

/** The id of the request that the running code answers, however deep in it; undefined outside of any. */
export const currentRequestId = (): string | undefined => current.getStore();
