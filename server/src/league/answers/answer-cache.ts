import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding } from '../../platform/http';
import { type Awaitable, whenThere } from './awaitable';

interface EncodedAnswer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** An answer that can be sent to any reader. */
export interface CachedAnswer {
  readonly etag: string;
  /** Compressed once, when the first reader requests this encoding. */
  encoded(encoding: Encoding): Awaitable<EncodedAnswer>;
}

/** Once per answer, so the quality is a little higher than that of an ordinary call. */
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } };
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify<Buffer, Buffer>(zlib.gzip);
const WORTH_COMPRESSING_BYTES = 1_024;
const KEPT_BY_READERS = { 'cache-control': 'public, no-cache', vary: 'accept-encoding' } as const;

export interface AnswerCache {
  /** The named answer, built if there is none of this version. Concurrent readers wait for the same build. */
  get(name: string, version: string, build: () => Promise<unknown>): Awaitable<CachedAnswer>;
}

/** Cached answers; the least recently used one is removed first. An answer about one season has about 1 MB at most. */
const KEPT = 400;

export function createAnswerCache(): AnswerCache {
  const kept = new Map<string, { version: string; answer: Awaitable<CachedAnswer> }>();
  return {
    get(name, version, build) {
      const found = kept.get(name);
      kept.delete(name);
      if (found?.version === version) {
        kept.set(name, found);
        return found.answer;
      }
      const entry = { version, answer: build().then(ready) as Awaitable<CachedAnswer> };
      kept.set(name, entry);
      Promise.resolve(entry.answer).then(
        (answer) => {
          entry.answer = answer;
          // Only now: an answer that could not be built must not take another's place.
          const [oldest] = kept.keys();
          if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
        },
        () => {
          if (kept.get(name) === entry) kept.delete(name);
        },
      );
      return entry.answer;
    },
  };
}

function ready(answer: unknown): CachedAnswer {
  const body = Buffer.from(JSON.stringify(answer));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = { ...KEPT_BY_READERS, etag, 'content-type': 'application/json; charset=utf-8' };
  const plain: EncodedAnswer = { body, headers };
  const compressed: Partial<Record<Encoding, Awaitable<EncodedAnswer>>> = {};
  const compress = async (encoding: 'br' | 'gzip'): Promise<EncodedAnswer> => {
    const bytes = await (encoding === 'br' ? brotli(body, BROTLI) : gzip(body));
    const answered = { body: bytes, headers: { ...headers, 'content-encoding': encoding } };
    compressed[encoding] = answered;
    return answered;
  };
  return {
    etag,
    encoded(encoding) {
      if (encoding === 'identity' || body.length < WORTH_COMPRESSING_BYTES) return plain;
      compressed[encoding] ??= compress(encoding);
      return compressed[encoding];
    },
  };
}

/**
 * Sends bytes that were serialized once for many readers, or 304 to a reader that has them. An available answer is sent
 * synchronously: every promise on the way reduces the answers per second.
 */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Awaitable<CachedAnswer>,
): Promise<void> | undefined {
  const sending = whenThere(answer, (there) => send(request, reply, there));
  return sending instanceof Promise ? sending.then(async () => reply) : undefined;
}

function send(
  { headers: requestHeaders }: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
): Awaitable<unknown> {
  const { etag } = answer;
  if (requestHeaders['if-none-match']?.includes(etag))
    return reply
      .headers({ ...KEPT_BY_READERS, etag })
      .code(304)
      .send();
  return whenThere<EncodedAnswer, unknown>(
    answer.encoded(acceptedEncoding(requestHeaders['accept-encoding'])),
    ({ body, headers }) => reply.headers(headers).send(body),
  );
}
