import { CSRF_COOKIE, CSRF_HEADER } from './csrf/csrf';
import { csrfTokens } from './csrf/csrf-token';

/** The CSRF pair that a browser sends, valid for an app with this secret. */
export function csrfHeaders(secret: string): Record<string, string> {
  const token = csrfTokens(secret).issue();
  return { cookie: `${CSRF_COOKIE}=${token}`, [CSRF_HEADER]: token };
}
