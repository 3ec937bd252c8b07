import { discardOldInput } from '@club/shared/kept-input';
import { createBrowserRouter } from '@club/shared/router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { createQueryClient } from './query-client';
import { readRegistry } from './registry/read-registry';
import { remoteRoutes } from './routing/remote-routes';
import { suiteRoutes } from './routing/routes';

/** Renders the suite as soon as the registry has been read; the signed-in user is determined in parallel. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root');
  discardOldInput();
  const registry = await readRegistry();
  const router = createBrowserRouter(suiteRoutes(registry), { patchRoutesOnNavigation: remoteRoutes(registry) });
  createRoot(root).render(
    <StrictMode>
      <App registry={registry} client={createQueryClient()} router={router} />
    </StrictMode>,
  );
}
