import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../is-same-secret';

const NONCE_BYTES = 18;

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
      return Boolean(nonce && signature && isSameSecret(signature, sign(nonce)));
    },
    match: (cookie: string, header: unknown): boolean => typeof header === 'string' && isSameSecret(header, cookie),
  };
}
