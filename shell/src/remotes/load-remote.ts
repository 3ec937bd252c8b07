import { REMOTE_CONTRACT, type RegistryEntry, type RemoteModule, RemoteUnavailable } from '@club/shared/federation';
import { noteFailure, noteSuccess } from './attempts';
import { faultOf } from './fault-of';
import { federatedModule } from './federated-module';

/** A member hears within seven seconds that a part is missing (federation design). */
const PATIENCE_MS = 5_500;

const loaded = new Map<string, Promise<RemoteModule>>();

function withinPatience<Value>(remote: string, value: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    const slow = () => reject(new RemoteUnavailable(remote, 'timeout', `No answer within ${PATIENCE_MS} ms`));
    timer = setTimeout(slow, PATIENCE_MS);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}

function isRemoteModule(module: unknown): module is RemoteModule {
  const { contract, routes } = (module ?? {}) as Partial<RemoteModule>;
  return contract === REMOTE_CONTRACT && Array.isArray(routes);
}

async function load(entry: RegistryEntry): Promise<RemoteModule> {
  const { name, contract } = entry;
  const foreign = new RemoteUnavailable(name, 'contract', `Speaks contract ${contract}, not ${REMOTE_CONTRACT}`);
  // Known before any of its code runs.
  if (contract !== REMOTE_CONTRACT) throw foreign;
  try {
    const module = await withinPatience(name, federatedModule(entry));
    if (!isRemoteModule(module)) throw foreign;
    noteSuccess(name);
    return module;
  } catch (error) {
    noteFailure(name);
    throw faultOf(name, error);
  }
}

/**
 * A remote's module, loaded once. A failure is forgotten: whoever asks next starts anew, but for a wrong version.
 * @throws RemoteUnavailable network, timeout, version, evaluation or contract
 */
export function loadRemote(entry: RegistryEntry): Promise<RemoteModule> {
  const standing = loaded.get(entry.name);
  if (standing) return standing;
  const loading = load(entry);
  loaded.set(entry.name, loading);
  loading.catch((unavailable: RemoteUnavailable) => {
    // Asked a second time, the runtime lets an incompatible remote pass: only a new page may ask for it again.
    if (unavailable.fault !== 'version') loaded.delete(entry.name);
  });
  return loading;
}
