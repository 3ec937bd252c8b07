import { createHash } from 'node:crypto';

/** A copy of the database holds no usable session id, code or refresh token: rows are found by this hash only. */
export function storedId(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
