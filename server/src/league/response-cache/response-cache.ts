import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding, entityTag, isCurrent } from '../../platform/http';
import { type Awaitable, mapAwaitable } from './awaitable';

interface EncodedResponse {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** An answer that can be sent to any reader. */
export interface CachedResponse {
  readonly etag: string;
  /** Compressed once, when the first reader requests this encoding. */
  encoded(encoding: Encoding): Awaitable<EncodedResponse>;
}

/** Once per answer, so the quality is a little higher than that of an ordinary call. */
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } };
const WORTH_COMPRESSING_BYTES = 1_024;
const CACHE_HEADERS = { 'cache-control': 'public, no-cache', vary: 'accept-encoding' } as const;

export interface ResponseCache {
  /** The named answer, built if there is none of this version. Concurrent readers wait for the same build. */
  get(name: string, version: string, build: () => Promise<unknown>): Awaitable<CachedResponse>;
}

/** Cached answers; the least recently used one is removed first. An answer about one season has about 1 MB at most. */
const MAX_ENTRIES = 400;

export function createResponseCache(): ResponseCache {
  const cached = new Map<string, { version: string; answer: Awaitable<CachedResponse> }>();
  return {
    get(name, version, build) {
      const found = cached.get(name);
      cached.delete(name);
      if (found?.version === version) {
        cached.set(name, found);
        return found.answer;
      }
      const entry = { version, answer: build().then(ready) as Awaitable<CachedResponse> };
      cached.set(name, entry);
      Promise.resolve(entry.answer).then(
        (answer) => {
          entry.answer = answer;
          // Only now: an answer that could not be built must not take another's place.
          const [oldest] = cached.keys();
          if (cached.size > MAX_ENTRIES && oldest !== undefined) cached.delete(oldest);
        },
        () => {
          if (cached.get(name) === entry) cached.delete(name);
        },
      );
      return entry.answer;
    },
  };
}

function ready(answer: unknown): CachedResponse {
  const body = Buffer.from(JSON.stringify(answer));
  const etag = entityTag(body);
  const headers = { ...CACHE_HEADERS, etag, 'content-type': 'application/json; charset=utf-8' };
  const plain: EncodedResponse = { body, headers };
  const compressed = new Map<Encoding, Awaitable<EncodedResponse>>();
  const compress = async (encoding: 'br' | 'gzip'): Promise<EncodedResponse> => {
    try {
      const bytes = await (encoding === 'br'
        ? promisify(zlib.brotliCompress)(body, BROTLI)
        : promisify(zlib.gzip)(body));
      const answered = { body: bytes, headers: { ...headers, 'content-encoding': encoding } };
      compressed.set(encoding, answered);
      return answered;
    } catch (error) {
      // The next reader's turn: a failure must not last as long as the answer.
      compressed.delete(encoding);
      throw error;
    }
  };
  return {
    etag,
    encoded(encoding) {
      if (encoding === 'identity' || body.length < WORTH_COMPRESSING_BYTES) return plain;
      const found = compressed.get(encoding);
      if (found) return found;
      const compressing = compress(encoding);
      compressed.set(encoding, compressing);
      return compressing;
    },
  };
}

/**
 * Sends bytes that were serialized once for many readers, or 304 to a reader that has them. An available answer is sent
 * synchronously: every promise on the way reduces the answers per second.
 */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Awaitable<CachedResponse>,
): Promise<void> | undefined {
  const sending = mapAwaitable(answer, (there) => send(request, reply, there));
  return sending instanceof Promise ? sending.then(async () => reply) : undefined;
}

function send(request: FastifyRequest, reply: FastifyReply, answer: CachedResponse): Awaitable<unknown> {
  const { etag } = answer;
  if (isCurrent(request, etag))
    return reply
      .headers({ ...CACHE_HEADERS, etag })
      .code(304)
      .send();
  return mapAwaitable<EncodedResponse, unknown>(
    answer.encoded(acceptedEncoding(request.headers['accept-encoding'])),
    ({ body, headers }) => reply.headers(headers).send(body),
  );
}
