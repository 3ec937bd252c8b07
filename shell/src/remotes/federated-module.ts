import type { RegistryEntry } from '@club/shared/federation';
import { getInstance } from '@module-federation/enhanced/runtime';
import { attemptOf } from './attempts';

function runtime() {
  const instance = getInstance();
  if (!instance) throw new Error('The federation runtime has not started.');
  return instance;
}

/** Asks the federation runtime for what a remote exposes. The only file that knows the runtime. */
export function federatedModule({ name, entry }: RegistryEntry): Promise<unknown> {
  const url = new URL(entry, location.href);
  const attempt = attemptOf(name);
  // The runtime keeps rejected promises: only a remote registered anew, under another address, is asked again.
  if (attempt > 0) url.searchParams.set('retry', String(attempt));
  runtime().registerRemotes([{ name, entry: url.href }], { force: attempt > 0 });
  return runtime().loadRemote(`${name}/routes`);
}
