import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The strong entity tag of an answer (RFC 9110, 8.8.3). @param parts what distinguishes it: at least its body */
export function entityTag(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

/** Whether the reader already has the answer with this tag, so that 304 is enough. */
export function isCurrent({ headers }: FastifyRequest, etag: string): boolean {
  return headers['if-none-match']?.includes(etag) ?? false;
}
