import { hasRole } from '@club/shared/contracts/roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../problems/refusal';
import type { Caller } from './caller';
import type { Callers } from './callers';
import { requireFreshSignIn } from './fresh-sign-in';

/** How soon a caller who could not be checked is checked again. */
const RECHECK_MS = 5_000;

/** Passes a request to its route only when the route's `config.access` allows its caller. */
export function guardRoutes(app: FastifyInstance, callers: Callers): void {
  app.decorateRequest('caller');
  app.decorate('onCallerRefused', (request, refused) => {
    let again: NodeJS.Timeout | undefined;
    let stopped = false;
    const check = () => {
      clearTimeout(again);
      identify(callers, bearerOf(request)).catch((error) => {
        if (stopped) return;
        if (error instanceof Refusal && error.status < 500) return refused();
        // The database or the identity provider gives no answer at the moment. Nobody is refused for that, but the
        // notification does not come twice.
        clearTimeout(again);
        again = setTimeout(check, RECHECK_MS).unref();
      });
    };
    const unsubscribe = callers.onInvalidate((identityId) => {
      if (identityId === undefined || identityId === request.caller.identityId) check();
    });
    // The session may have ended while the caller was being identified. Otherwise the caller is usually cached.
    check();
    return () => {
      stopped = true;
      clearTimeout(again);
      unsubscribe();
    };
  });
  app.addHook('onRequest', async (request, reply) => {
    const { access, freshSignIn } = request.routeOptions.config;
    if (!access) return;
    const token = bearerOf(request);
    if (access === 'public') {
      if (token) await callers.of(token).then((caller) => Object.assign(request, { caller }), passRefusal);
      return;
    }
    const caller = await identify(callers, token).catch((error) => {
      if (error instanceof Refusal && error.status === 401) reply.header('www-authenticate', 'Bearer');
      throw error;
    });
    if (![access].flat().some((role) => hasRole(caller.roles, role)))
      throw new Refusal(403, 'FORBIDDEN', 'Nemate ovlasti za ovu radnju.');
    if (freshSignIn) requireFreshSignIn(caller);
    request.caller = caller;
  });
}

export function bearerOf(request: FastifyRequest): string | undefined {
  return /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

async function identify(callers: Callers, token: string | undefined): Promise<Caller> {
  if (!token) throw new Refusal(401, 'UNAUTHENTICATED', 'Prijavite se kako biste nastavili.');
  return callers.of(token);
}

/**
 * A public page treats a caller whose token has just expired as a visitor, and so one whose token cannot be checked at
 * the moment: the page is there for everybody.
 */
function passRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
