import fastifyPlugin from 'fastify-plugin';
import { Refusal } from '../problems/refusal';
import { csrfTokens } from './csrf-token';

export const CSRF_COOKIE = 'XSRF-TOKEN';
export const CSRF_HEADER = 'x-xsrf-token';
const READING = ['GET', 'HEAD', 'OPTIONS'];

export interface CsrfOptions {
  readonly secret: string;
  /** Whether browsers reach the product by https alone. */
  readonly secure: boolean;
}

/**
 * A signed double submit on every changing call under /api: the header must repeat the cookie, which another origin
 * can neither read nor forge. It is required in addition to the bearer token. The sign-in pages (/realms) carry their own.
 */
export const csrf = fastifyPlugin<CsrfOptions>(async (app, { secret, secure }) => {
  const tokens = csrfTokens(secret);

  app.addHook('onRequest', async (request, reply) => {
    // The route knows a call by any spelling (`/%61pi/…`); what no route takes is judged by its address.
    const call = [request.routeOptions.url, request.url].some((url) => url?.startsWith('/api/'));
    // Never with an asset: it is cached by whoever passes it on, and the cookie would be too.
    if (!call && !request.headers.accept?.includes('text/html')) return;
    const carried = request.cookies[CSRF_COOKIE];
    const genuine = tokens.isGenuine(carried);
    if (!genuine) {
      reply.setCookie(CSRF_COOKIE, tokens.issue(), { path: '/', sameSite: 'lax', secure, httpOnly: false });
    }
    if (!call || READING.includes(request.method)) return;
    if (!genuine || !tokens.match(carried, request.headers[CSRF_HEADER])) {
      throw new Refusal(
        403,
        'CSRF',
        'Zahtjev nije potvrđen sigurnosnom oznakom. Osvježite stranicu i pokušajte ponovno.',
      );
    }
  });
});
