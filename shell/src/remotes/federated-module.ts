import type { RegistryEntry } from '@club/shared/federation';
import { renewPreloadHints } from '@club/shared/preload-hints';
import { failureCount } from './failures';
import { containerOf } from './remote-container';

// Webpack's globals for sharing modules.
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: Readonly<Record<string, unknown>>;

const SCOPE = 'default';

/** Retries `load` after renewing the preload hints: the browser may repeat a hint's failure for the next request. */
const despiteHints = <Value>(load: () => Promise<Value>): Promise<Value> =>
  load().catch(async (error) => {
    if (await renewPreloadHints()) return load();
    throw error;
  });

/**
 * Requests the module that a remote exposes, after passing it what the shell provides. The only file that depends on
 * module federation. The shell uses only the sharing of its runtime: remotes are data in the registry, and loading one needs
 * no more than a script and these calls.
 */
export async function federatedModule(remote: RegistryEntry): Promise<unknown> {
  const container = await despiteHints(() => containerOf(remote, failureCount(remote.name)));
  await __webpack_init_sharing__(SCOPE);
  await container.init(__webpack_share_scopes__[SCOPE]);
  const exposed = await despiteHints(() => container.get('./routes'));
  return exposed();
}
