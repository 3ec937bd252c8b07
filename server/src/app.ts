import { randomUUID } from 'node:crypto';
import zlib from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type onRequestAsyncHookHandler,
} from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  accessTable,
  type CsrfOptions,
  csrf,
  declaredResponses,
  gracefulShutdown,
  HEADERS_OF_NO_PAGE,
  handleClientError,
  handleError,
  handleNotFound,
  isDynamic,
  jsonBodies,
  openApi,
  PRIVATE_NETWORKS,
  REQUEST_ID_HEADER,
  Refusal,
  requestIds,
  type SecurityHeadersOptions,
  type StaleResponsesOptions,
  securityHeaders,
  serializerCompiler,
  staleResponses,
  strictSerializerCompiler,
  validatorCompiler,
} from './platform/http';
import { type LiveHub, monotonicReads } from './platform/live';

const BODY_LIMIT_BYTES = 256 * 1024;

export interface AppParts {
  /** Sign-in pages under /realms, and the hook that fills `request.caller` and enforces `config.access`. */
  readonly identity: FastifyPluginAsync;
  /** The modules' calls, each with paths without the prefix /api. */
  readonly calls: readonly FastifyPluginAsyncZod[];
  /** The club's own files: pictures, and what search engines request. */
  readonly files?: readonly FastifyPluginAsync[];
  /** Everything else; left out in tests of the API. */
  readonly site?: FastifyPluginAsync;
  readonly csrf: CsrfOptions;
  readonly headers: SecurityHeadersOptions;
  /** Knows the versions that pages have received; left out by tests of one process. */
  readonly live?: Pick<LiveHub, 'catchUp'>;
  /** What public answers need to survive an outage of the database; left out: they do not. */
  readonly outages?: StaleResponsesOptions;
  /** Calls that one address may make in a minute, and as many pages besides; 0: no limit, nor that of a route. */
  readonly callsPerMinute: number;
  /** Networks whose X-Forwarded-For is believed; left out: private ones. */
  readonly trustedProxies?: readonly string[];
  /** Measures every call; left out without monitoring. */
  readonly metrics?: FastifyPluginAsync | undefined;
  /** Traces every call; left out without a trace collector. */
  readonly tracing?: FastifyPluginAsync | undefined;
  /** Receives the log; left out: nothing is logged. */
  readonly log?: FastifyBaseLogger;
  /** Fail a call whose body or answer breaks its contract: for tests. In production it is written as in the contract. */
  readonly strictResponses?: boolean;
}

/** The limit for all calls; a route with a limit of its own, or with none, has its plugin's hook. */
const limited = (limit: onRequestAsyncHookHandler): onRequestAsyncHookHandler =>
  async function (request, reply) {
    if (request.routeOptions.config.rateLimit === undefined) await limit.call(this, request, reply);
  };

/** The whole HTTP side of the club, not listening yet; `app.inject` works on it. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    ...(parts.log ? { loggerInstance: parts.log } : {}),
    trustProxy: [...(parts.trustedProxies ?? PRIVATE_NETWORKS)],
    bodyLimit: BODY_LIMIT_BYTES,
    // For the arrival of a request, not for its answer: event streams stay open. Longer than the client waits for an
    // upload over a slow connection; headers have no reason to be slow.
    requestTimeout: 150_000,
    // Longer than a proxy keeps an idle connection (deploy/Caddyfile): a call that it sends while this end closes is lost.
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 30_000 },
    clientErrorHandler: handleClientError,
    // `gracefulShutdown` answers in its place.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be parsed, refused before any hook.
    frameworkErrors: (error, request, reply) =>
      handleError(error, request, reply.headers({ ...HEADERS_OF_NO_PAGE, [REQUEST_ID_HEADER]: request.id })),
  });
  // No call takes plain text; by default it would be accepted as a body that is one string.
  app.removeContentTypeParser('text/plain');
  jsonBodies(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(parts.strictResponses ? strictSerializerCompiler : serializerCompiler);
  app.setNotFoundHandler((request, reply) => handleNotFound(app, request, reply));

  // Before whatever may answer.
  await app.register(requestIds);
  await app.register(gracefulShutdown);
  if (parts.metrics) await app.register(parts.metrics);
  if (parts.tracing) await app.register(parts.tracing);
  await app.register(accessTable);
  await app.register(securityHeaders, parts.headers);
  // Handles outages itself, and passes all other errors on.
  if (parts.outages) await app.register(staleResponses, parts.outages);
  else app.setErrorHandler(handleError);
  await app.register(compress, {
    // The default quality, 11, takes longer than the call itself; files that are built once are compressed with it.
    brotliOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } },
    // Synchronous up to this size: a separate stream and its threads take longer than compressing the grid.
    syncThreshold: 32 * 1024,
  });
  await app.register(cookie);
  // Without it, the limits that routes have of their own do not apply either.
  if (parts.callsPerMinute > 0) {
    await app.register(rateLimit, {
      global: false,
      max: parts.callsPerMinute,
      timeWindow: '1 minute',
      errorResponseBuilder: () =>
        new Refusal(429, 'TOO_MANY_REQUESTS', 'Previše zahtjeva. Pričekajte trenutak i pokušajte ponovno.'),
    });
    // Made with options, it has its own counter.
    const limit = limited(app.rateLimit({ max: parts.callsPerMinute }));
    app.addHook('onRequest', async function (request, reply) {
      if (isDynamic(request)) await limit.call(this, request, reply);
    });
  }
  await app.register(swagger, openApi);
  // Before the CSRF check: a caller who is not signed in receives that error first.
  await app.register(parts.identity);
  await app.register(csrf, parts.csrf);

  await app.register(
    async (api) => {
      // Most answers are personal; a call whose answer may be cached sets the header itself.
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      if (parts.strictResponses) api.addHook('onSend', declaredResponses);
      if (parts.callsPerMinute > 0) api.addHook('onRequest', limited(api.rateLimit()));
      if (parts.live) api.addHook('onRequest', monotonicReads(parts.live));
      for (const call of parts.calls) await api.register(call);
      api.get('/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () => app.swagger());
    },
    { prefix: '/api' },
  );
  for (const each of parts.files ?? []) await app.register(each);
  if (parts.site) await app.register(parts.site);
  return app;
}
