import { hash } from 'node:crypto';

/** A copy of the database contains no usable session id, code or refresh token: rows are found only by this hash. */
export function storedId(id: string): string {
  return hash('sha256', id, 'base64url');
}
