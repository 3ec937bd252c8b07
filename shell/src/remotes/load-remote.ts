import { misfitOf } from '@club/shared/contracts/releases/misfit';
import {
  REMOTE_CONTRACT,
  type RegistryEntry,
  type RemoteFault,
  type RemoteModule,
  RemoteUnavailable,
  SHARED_VERSION,
} from '@club/shared/federation';
import { withTimeout } from '@club/shared/timeout';
import { recordFailure, recordSuccess } from './failures';
import { faultOf } from './fault-of';
import { federatedModule } from './federated-module';

const loaded = new Map<string, Promise<RemoteModule>>();

function isRemoteModule(module: unknown): module is RemoteModule {
  const { contract, routes } = (module ?? {}) as Partial<RemoteModule>;
  return contract === REMOTE_CONTRACT && Array.isArray(routes);
}

/** Why a remote must not be loaded, as far as it is known before any of its code runs. */
function refusalOf(entry: RegistryEntry): [RemoteFault, string] | undefined {
  const misfit = misfitOf(entry, { contract: REMOTE_CONTRACT, shared: SHARED_VERSION });
  if (misfit?.of === 'contract') return ['contract', `Speaks contract ${misfit.needed}, not ${misfit.provided}`];
  if (entry.refused) return ['version', entry.refused];
  return misfit && ['version', `Needs @club/shared ${misfit.needed}; this shell provides ${misfit.provided}`];
}

async function load(entry: RegistryEntry): Promise<RemoteModule> {
  const { name } = entry;
  const refusal = refusalOf(entry);
  if (refusal) throw new RemoteUnavailable(name, ...refusal);
  try {
    const module = await withTimeout(federatedModule(entry));
    if (!isRemoteModule(module)) throw new RemoteUnavailable(name, 'contract', 'Exposes no routes of this contract');
    recordSuccess(name);
    return module;
  } catch (error) {
    recordFailure(name);
    throw faultOf(name, error);
  }
}

/**
 * A remote's module, loaded once. A failure is not kept, so the next caller starts again, except for a wrong version.
 * @throws RemoteUnavailable network, timeout, version, evaluation or contract
 */
export function loadRemote(entry: RegistryEntry): Promise<RemoteModule> {
  const existing = loaded.get(entry.name);
  if (existing) return existing;
  const loading = load(entry);
  loaded.set(entry.name, loading);
  loading.catch((unavailable: RemoteUnavailable) => {
    // At a second request the runtime would accept an incompatible remote: only a new page may request it again.
    if (unavailable.fault !== 'version') loaded.delete(entry.name);
  });
  return loading;
}
