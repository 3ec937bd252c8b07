import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const NONCE_BYTES = 18;

function same(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Makes and checks tokens `nonce.signature`: a cookie planted by a sibling sub-domain does not verify. */
export function csrfTokens(secret: string) {
  const sign = (nonce: string) => createHmac('sha256', secret).update(`xsrf:${nonce}`).digest('base64url');
  return {
    issue(): string {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      return `${nonce}.${sign(nonce)}`;
    },
    isGenuine(token: string | undefined): token is string {
      const [nonce, signature] = token?.split('.') ?? [];
      return Boolean(nonce && signature && same(signature, sign(nonce)));
    },
    match: (cookie: string, header: unknown): boolean => typeof header === 'string' && same(cookie, header),
  };
}
