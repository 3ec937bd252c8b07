import type { RegistryEntry } from '@club/shared/federation';
import { renewPreloadHints } from '@club/shared/preload-hints';
import { attemptOf } from './attempts';
import { containerOf } from './remote-container';

// What webpack declares about the modules that the shell provides.
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: Readonly<Record<string, unknown>>;

const SCOPE = 'default';

/** After a failed preload of the page the browser returns that failure to the next request of the file. */
const despiteHints = <Value>(load: () => Promise<Value>): Promise<Value> =>
  load().catch(async (error) => {
    if (await renewPreloadHints()) return load();
    throw error;
  });

/**
 * Requests the module that a remote exposes, after passing it what the shell provides. The only file that depends on
 * the federation: the shell uses only the sharing of its runtime, because remotes that are data need no more than a
 * script and these calls.
 */
export async function federatedModule(remote: RegistryEntry): Promise<unknown> {
  const container = await despiteHints(() => containerOf(remote, attemptOf(remote.name)));
  await __webpack_init_sharing__(SCOPE);
  await container.init(__webpack_share_scopes__[SCOPE]);
  const exposed = await despiteHints(() => container.get('./routes'));
  return exposed();
}
