import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Refusal } from '../problems/refusal';
import { csrfTokens } from './csrf-token';

export const CSRF_COOKIE = 'XSRF-TOKEN';
export const CSRF_HEADER = 'x-xsrf-token';
const READING = ['GET', 'HEAD', 'OPTIONS'];
/** Whether a call must send the cookie and repeat it in the header. */
export const requiresCsrf = (method: string): boolean => !READING.includes(method);
const NOT_CONFIRMED = 'Zahtjev nije potvrđen sigurnosnom oznakom. Osvježite stranicu i pokušajte ponovno.';
/** Reloading the page would not help. */
const NO_COOKIES =
  'Preglednik ne šalje kolačiće, a bez njih se ništa ne može spremiti. Dopustite kolačiće za ovu stranicu, osvježite je i pokušajte ponovno.';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Read by programs, never by the club's pages: the answer brings no cookie. */
    readByPrograms?: true;
  }
}

export interface CsrfOptions {
  readonly secret: string;
  /** Whether browsers reach the product only over https. */
  readonly secure: boolean;
}

/**
 * A signed double submit on every changing call under /api: the header must repeat the cookie, which another origin
 * can neither read nor forge. Required in addition to the bearer token. The sign-in pages (/realms) have their own.
 */
export const csrf = fastifyPlugin<CsrfOptions>(async (app, { secret, secure }) => {
  const tokens = csrfTokens(secret);

  /** Requests whose browser has no genuine cookie yet. */
  const without = new WeakSet<FastifyRequest>();

  app.addHook('onRequest', async (request) => {
    // The route matches any spelling of a call (`/%61pi/…`); a request without a route is judged by its address.
    const call = [request.routeOptions.url, request.url].some((url) => url?.startsWith('/api/'));
    // Never with an asset, as below.
    if (!call && !request.headers.accept?.includes('text/html')) return;
    const carried = request.cookies[CSRF_COOKIE];
    const genuine = tokens.isGenuine(carried);
    if (!genuine && !request.routeOptions.config.readByPrograms) without.add(request);
    if (!call || !requiresCsrf(request.method)) return;
    if (!genuine || !tokens.match(carried, request.headers[CSRF_HEADER])) {
      throw new Refusal(403, 'CSRF', request.headers.cookie === undefined ? NO_COOKIES : NOT_CONFIRMED);
    }
  });

  app.addHook('onSend', async (request, reply) => {
    // A shared cache would store the cookie with the answer, and give many browsers the same one.
    if (!without.has(request) || /\bpublic\b/.test(String(reply.getHeader('cache-control')))) return;
    reply.setCookie(CSRF_COOKIE, tokens.issue(), { path: '/', sameSite: 'lax', secure, httpOnly: false });
  });
});
