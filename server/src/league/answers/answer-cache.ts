import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer ready to send to anybody. */
export interface CachedAnswer {
  readonly body: Buffer;
  readonly etag: string;
  /** The same in brotli, made when the first browser asks for it. */
  compressed(): Promise<Buffer>;
}

const compress = promisify(zlib.brotliCompress);
/** Once per answer: a little more effort than a call of its own would be given. */
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } };
const WORTH_COMPRESSING_BYTES = 1_024;

export interface AnswerCache {
  /** The answer of a name, built when there is none of this version. Whoever asks meanwhile waits for the same one. */
  get(name: string, version: string, build: () => Promise<unknown>): Promise<CachedAnswer>;
}

/** Answers that are kept; the longest unused one goes first. A season's is about 1 MB at most. */
const KEPT = 400;

export function createAnswerCache(): AnswerCache {
  const kept = new Map<string, { version: string; answer: Promise<CachedAnswer> }>();
  return {
    get(name, version, build) {
      const found = kept.get(name);
      kept.delete(name);
      if (found?.version === version) {
        kept.set(name, found);
        return found.answer;
      }
      const answer = build().then(ready);
      const entry = { version, answer };
      kept.set(name, entry);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      answer.catch(() => {
        if (kept.get(name) === entry) kept.delete(name);
      });
      return answer;
    },
  };
}

function ready(answer: unknown): CachedAnswer {
  const body = Buffer.from(JSON.stringify(answer));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  let compressed: Promise<Buffer> | undefined;
  return {
    body,
    etag,
    compressed() {
      compressed ??= compress(body, BROTLI);
      return compressed;
    },
  };
}

/** Sends bytes that were written once for many readers, or 304 to who has them. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
): Promise<FastifyReply> {
  reply.header('etag', answer.etag).header('cache-control', 'public, no-cache').header('vary', 'accept-encoding');
  if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send();
  reply.header('content-type', 'application/json; charset=utf-8');
  const isCompressed =
    answer.body.length >= WORTH_COMPRESSING_BYTES && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (!isCompressed) return reply.send(answer.body);
  return reply.header('content-encoding', 'br').send(await answer.compressed());
}
