import type { FastifyInstance, FastifyPluginAsync, FastifyRequest, InjectOptions } from 'fastify';
import * as z from 'zod/mini';
import { PROTOCOL_PATH, REALM_PATH } from '../realm';

/** Below the realm, because the browser sends the session's cookie only there. */
export const SIGN_ON_PATH = `${REALM_PATH}/sign-on`;

/** An answer without an end: cutting it off is an error in the log. */
const STREAM = 'events';

/** A call that takes longer is left out; the page then sends it itself. */
const CALL_MS = 3_000;

/** The pages send a few hundred characters. */
const MAX_QUERY_LENGTH = 4_000;
/** The longest that the protocol permits. */
const MAX_VERIFIER_LENGTH = 128;

const Question = z.object({
  /** The query of the silent authorization request, as the page's hidden frame would send it. */
  authorization: z.string().check(
    z.maxLength(MAX_QUERY_LENGTH, { abort: true }),
    z.refine((query) => isSilent(new URLSearchParams(query))),
  ),
  verifier: z.string().check(z.maxLength(MAX_VERIFIER_LENGTH)),
  /** The first reads of the API that the page needs, without `/api/`. */
  calls: z.array(z.string().check(z.regex(/^[a-z][a-z0-9-]*(\/[a-z0-9-]+)*$/))).check(z.maxLength(8)),
});

/** The provider keeps every other request, with all that is in it, until somebody signs in. */
const isSilent = (parameters: URLSearchParams): boolean => parameters.get('prompt') === 'none';

/** The standard headers of an answer that the page reads. */
const STANDARD_HEADERS = ['content-type', 'etag', 'warning', 'age'];

/** With each of the product's own headers: a remote's screen may read any of them. */
const headersOf = (all: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) =>
      name.startsWith('x-') || STANDARD_HEADERS.includes(name) ? [[name, String(value)]] : [],
    ),
  );

/**
 * The silent sign-on check, the exchange of its code and the page's first calls in one trip, only for pages of this
 * server. It decides nothing itself: each request is passed to its own route, with this browser's cookies and the same
 * challenge and verifier; only the code never leaves the server. A page with a long round trip shows its first screen
 * three round trips earlier.
 */
export function signOnRoutes(origin: string): FastifyPluginAsync {
  const protocol = `${REALM_PATH}${PROTOCOL_PATH}`;

  return async (app) => {
    app.post(SIGN_ON_PATH, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      // With the cookie alone any page could call this; the answer is only for our own pages.
      if (request.headers.origin !== origin) return reply.code(403).send({ error: 'invalid_origin' });
      const question = Question.safeParse(request.body);
      if (!question.success) return reply.code(400).send({ error: 'invalid_request' });
      const { authorization, verifier, calls } = question.data;
      const ask = asksFor(app, request);

      const parameters = new URLSearchParams(authorization);
      const authorized = await ask({ url: `${protocol}/auth?${parameters}` });
      const cookies = authorized.headers['set-cookie'];
      if (cookies) reply.header('set-cookie', cookies);
      const { location } = authorized.headers;
      const back = location && URL.canParse(location, origin) ? new URL(location, origin) : undefined;
      const answer = new URLSearchParams(back?.hash.slice(1));
      const state = answer.get('state');
      const code = answer.get('code');
      if (!code) return reply.send({ state, error: answer.get('error') ?? 'server_error' });

      const exchanged = await ask({
        method: 'POST',
        url: `${protocol}/token`,
        payload: new URLSearchParams({
          grant_type: 'authorization_code',
          client_id: parameters.get('client_id') ?? '',
          redirect_uri: parameters.get('redirect_uri') ?? '',
          code,
          code_verifier: verifier,
        }).toString(),
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      });
      if (exchanged.statusCode !== 200) return reply.send({ state, error: 'invalid_grant' });
      const tokens = exchanged.json<{ access_token: string }>();

      const answers = await Promise.all(
        calls.map(async (call) => {
          if (call === STREAM) return [];
          const headers = { authorization: `Bearer ${tokens.access_token}` };
          const answering = ask({ url: `/api/${call}`, headers }).catch(() => undefined);
          const answered = await Promise.race([answering, aborted(AbortSignal.timeout(CALL_MS))]);
          if (!answered) return [];
          const { statusCode: status, headers: received, body } = answered;
          return [[call, { status, headers: headersOf(received), body }]];
        }),
      );
      return reply.send({ state, tokens, answers: Object.fromEntries(answers.flat()) });
    });
  };
}

/** A call that is itself aborted would be an error in the log. */
const aborted = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true }));

/** Sends a request to this server in the name of the browser behind `request`. */
const asksFor =
  (app: FastifyInstance, { ip, headers: { cookie, 'user-agent': agent } }: FastifyRequest) =>
  ({ headers, ...options }: InjectOptions) =>
    app.inject({
      ...options,
      remoteAddress: ip,
      headers: { ...headers, ...(cookie && { cookie }), ...(agent && { 'user-agent': agent }) },
    });
