import { authStore, type Identity } from '@club/shared/auth';
import { createMemoryRouter } from '@club/shared/router';
import { act, render } from '@testing-library/react';
import { App } from '../app';
import { createQueryClient } from '../query-client';
import { remoteRoutes } from '../routing/remote-routes';
import { suiteRoutes } from '../routing/routes';
import { registry } from './registry';

const TOKEN_MS = 300_000;

interface Visit {
  /** The signed-in user, `visitor`, or `unknown` before the sign-on check. */
  as: Identity | 'visitor' | 'unknown';
  /** How long the member's token is valid, in milliseconds. */
  tokenMs?: number;
}

/** Opens the whole suite at an address; remotes are loaded by `federatedModule`, which the test replaces. */
export function openSuite(at: string, { as, tokenMs = TOKEN_MS }: Visit) {
  act(() => {
    // No session has ended before this visit.
    authStore.setState({ status: 'visitor', token: null, expiresAt: null, identity: null, ended: null });
    if (as === 'visitor') return;
    if (as === 'unknown') authStore.setState({ status: 'unknown' });
    else authStore.getState().setSession('token', Date.now() + tokenMs, as);
  });
  const router = createMemoryRouter(suiteRoutes(registry), {
    initialEntries: [at],
    patchRoutesOnNavigation: remoteRoutes(registry),
  });
  const client = createQueryClient();
  return { router, client, ...render(<App registry={registry} client={client} router={router} />) };
}
