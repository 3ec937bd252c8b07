import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { outageOf } from '../database';
import { acceptedEncoding } from './accepted-encoding';
import { handleError } from './problems/error-handler';

/** Limit of all stored responses together. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Limits small responses too, because callers choose the addresses. */
const MAX_RESPONSES = 1_000;
const MAX_ADDRESS_LENGTH = 512;
const MAX_AGE_MS = 6 * 60 * 60_000;
const PROBE_INTERVAL_MS = 1_000;
const HEADERS = ['content-type', 'content-encoding', 'vary'] as const;

interface StoredResponse {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  /** Zagreb date: an answer of one day must not be reused on the next. */
  readonly day: string;
  readonly at: number;
}

export interface StaleResponsesOptions {
  /** Whether the database answers again. */
  probe(): Promise<unknown>;
  /** Today's Zagreb date. */
  today(): string;
  /** Calls its listener when a name may have been removed: no earlier answer is reused then. */
  onNamesChanged(listener: () => void): () => void;
}

/**
 * Stale response cache: while the database is out of service, public routes send their last answer, with its `age` in
 * seconds and a `warning`. Routes with private answers, and requests whose answer is not cached, get the 503 or 507.
 */
export const staleResponses = fastifyPlugin(async (app: FastifyInstance, options: StaleResponsesOptions) => {
  const { probe, today, onNamesChanged } = options;
  const cached = new Map<string, StoredResponse>();
  /** When each request arrived: what was read before a name was removed, or before midnight, may be sent after it. */
  const arrivals = new WeakMap<FastifyRequest, { readonly generation: number; readonly day: string }>();
  let generation = 0;
  let bytes = 0;
  let isDown = false;
  let probeTimer: NodeJS.Timeout | undefined;

  const drop = (key: string) => {
    bytes -= cached.get(key)?.body.length ?? 0;
    cached.delete(key);
  };
  const store = (key: string, answer: StoredResponse) => {
    drop(key);
    cached.set(key, answer);
    bytes += answer.body.length;
    for (const oldest of cached.keys()) {
      if (bytes <= MAX_BYTES && cached.size <= MAX_RESPONSES) return;
      drop(oldest);
    }
  };
  const probeLater = () => {
    probeTimer = setTimeout(() => {
      probe().then(() => {
        isDown = false;
      }, probeLater);
    }, PROBE_INTERVAL_MS).unref();
  };
  const wentDown = () => {
    if (isDown) return;
    isDown = true;
    probeLater();
  };

  const give = (request: FastifyRequest, reply: FastifyReply): boolean => {
    const answer = isForEverybody(request) ? cached.get(keyOf(request)) : undefined;
    if (!answer || answer.day !== today() || Date.now() - answer.at > MAX_AGE_MS) return false;
    reply
      .headers(answer.headers)
      .header('age', Math.round((Date.now() - answer.at) / 1000))
      .header('warning', '110 - "Response is Stale"')
      // Never a 304, and nothing to cache: a browser adds the headers of a 304 to its cached answer, and the 304 after
      // the outage, which has no warning, would leave this one there.
      .header('cache-control', 'no-store');
    void reply.code(200).send(answer.body);
    return true;
  };

  // A frozen database takes long to fail each call: while it is known to be down, no request waits for that.
  app.addHook('onRequest', async (request, reply) => {
    arrivals.set(request, { generation, day: today() });
    return isDown && give(request, reply) ? reply : undefined;
  });

  app.addHook<unknown>('onSend', async (request, reply, payload) => {
    const isWritten = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isWritten || reply.statusCode !== 200 || reply.hasHeader('age') || !isForEverybody(request)) return payload;
    if (/no-store|private/.test(String(reply.getHeader('cache-control') ?? 'no-store'))) return payload;
    const key = keyOf(request);
    if (key.length > MAX_ADDRESS_LENGTH) return payload;
    const arrival = arrivals.get(request);
    if (arrival?.generation !== generation) return payload;
    const [before, { day }, at] = [cached.get(key), arrival, Date.now()];
    // Answers that are serialized once for many readers are the same bytes each time.
    if (before?.body === payload && before.day === day) {
      cached.delete(key);
      cached.set(key, { ...before, at });
      return payload;
    }
    const named = HEADERS.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : []));
    const body = Buffer.isBuffer(payload) ? payload : Buffer.from(payload);
    store(key, { body, headers: Object.fromEntries(named), day, at });
    return payload;
  });

  app.setErrorHandler((error: Parameters<typeof handleError>[0], request, reply) => {
    const outage = outageOf(error);
    if (outage) {
      if (outage !== 'slow') wentDown();
      if (give(request, reply)) return reply;
    }
    return handleError(error, request, reply);
  });
  const unsubscribe = onNamesChanged(() => {
    generation += 1;
    cached.clear();
    bytes = 0;
  });
  app.addHook('onClose', async () => {
    clearTimeout(probeTimer);
    unsubscribe();
  });
});

const isForEverybody = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' && routeOptions.config.access === 'public';

/**
 * A query counts only on a route that declares one. Some answers are cached compressed; a client that does not accept
 * the encoding has a separate entry.
 */
function keyOf({ url, headers, routeOptions }: FastifyRequest): string {
  const address = routeOptions.schema?.querystring ? url : url.replace(/\?.*/, '');
  return `${address} ${acceptedEncoding(headers['accept-encoding'])}`;
}
