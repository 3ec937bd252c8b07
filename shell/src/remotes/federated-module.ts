import type { RegistryEntry } from '@club/shared/federation';
import { attemptOf } from './attempts';
import { containerOf } from './remote-container';

// What webpack knows of the modules that the shell provides.
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: Readonly<Record<string, unknown>>;

const SCOPE = 'default';

/**
 * Asks a remote for what it exposes, having handed it what the shell provides. The only file that knows the federation:
 * of its runtime the shell takes the sharing alone, for remotes that are data need no more than a script and these calls.
 */
export async function federatedModule(remote: RegistryEntry): Promise<unknown> {
  const container = await containerOf(remote, attemptOf(remote.name));
  await __webpack_init_sharing__(SCOPE);
  await container.init(__webpack_share_scopes__[SCOPE]);
  const ask = () => container.get('./routes');
  // A hint of the page that has failed is the browser's first answer to whoever asks for its file, once.
  const exposed = await ask().catch(ask);
  return exposed();
}
