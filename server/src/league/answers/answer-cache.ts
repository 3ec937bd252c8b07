import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Awaitable, whenThere } from './awaitable';

/** How a reader may have the bytes, the shortest first. */
type Encoding = 'br' | 'gzip' | 'identity';

interface EncodedAnswer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** An answer ready to send to anybody. */
export interface CachedAnswer {
  readonly etag: string;
  /** Compressed once, when the first reader asks for it so. */
  encoded(encoding: Encoding): Awaitable<EncodedAnswer>;
}

/** Once per answer: a little more effort than a call of its own would be given. */
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } };
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify<Buffer, Buffer>(zlib.gzip);
const WORTH_COMPRESSING_BYTES = 1_024;
const KEPT_BY_READERS = { 'cache-control': 'public, no-cache', vary: 'accept-encoding' } as const;

export interface AnswerCache {
  /** The answer of a name, built when there is none of this version. Whoever asks meanwhile waits for the same one. */
  get(name: string, version: string, build: () => Promise<unknown>): Awaitable<CachedAnswer>;
}

/** Answers that are kept; the longest unused one goes first. A season's is about 1 MB at most. */
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
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      Promise.resolve(entry.answer).then(
        (answer) => {
          entry.answer = answer;
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
 * Sends bytes that were written once for many readers, or 304 to who has them. What is there already is sent at once: with
 * every promise on the way the answers in a second become fewer.
 */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Awaitable<CachedAnswer>,
): Promise<void> | undefined {
  const sending = whenThere(answer, (there) => send(request, reply, there));
  return sending instanceof Promise ? sending.then(async () => reply) : undefined;
}

function send({ headers: asked }: FastifyRequest, reply: FastifyReply, answer: CachedAnswer): Awaitable<unknown> {
  const { etag } = answer;
  if (asked['if-none-match']?.includes(etag))
    return reply
      .headers({ ...KEPT_BY_READERS, etag })
      .code(304)
      .send();
  return whenThere<EncodedAnswer, unknown>(answer.encoded(encodingOf(asked['accept-encoding'])), ({ body, headers }) =>
    reply.headers(headers).send(body),
  );
}

function encodingOf(accepted: string | readonly string[] | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const names = String(accepted);
  if (/\bbr\b/.test(names)) return 'br';
  return /\bgzip\b/.test(names) ? 'gzip' : 'identity';
}
