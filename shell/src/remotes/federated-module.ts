import type { RegistryEntry } from '@club/shared/federation';
import { getInstance } from '@module-federation/enhanced/runtime';
import { attemptOf } from './attempts';

function runtime() {
  const instance = getInstance();
  if (!instance) throw new Error('The federation runtime has not started.');
  return instance;
}

/**
 * What the runtime is told of a remote. The first attempt goes straight to the script that the server has named; the next
 * ones ask the manifest, for what the server knew may be gone.
 */
function described({ name, entry, container }: RegistryEntry, attempt: number) {
  const known = attempt === 0 ? container : undefined;
  const url = new URL(known?.script ?? entry, location.href);
  if (attempt > 0) url.searchParams.set('retry', String(attempt));
  return { name, entry: url.href, ...(known && { entryGlobalName: known.global }) };
}

/** Asks the federation runtime for what a remote exposes. The only file that knows the runtime. */
export function federatedModule(remote: RegistryEntry): Promise<unknown> {
  const attempt = attemptOf(remote.name);
  // The runtime keeps rejected promises: only a remote registered anew, under another address, is asked again.
  runtime().registerRemotes([described(remote, attempt)], { force: attempt > 0 });
  return runtime().loadRemote(`${remote.name}/routes`);
}
