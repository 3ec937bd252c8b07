import type { AuthState } from '@club/shared/auth';
import { hasRole } from '@club/shared/contracts/roles';
import type { Access } from '@club/shared/federation';

/** `wait`: the user is not known yet; `renew`: the token has expired and may be exchanged for a new one. */
export type AccessDecision = 'enter' | 'wait' | 'renew' | 'refuse';

type Person = Pick<AuthState, 'status' | 'expiresAt' | 'identity'>;

/** Whether users with these roles may open it. */
export const isGranted = (access: Access, roles: readonly string[]): boolean =>
  access === 'public' || access.some((role) => hasRole(roles, role));

/**
 * Whether a user may open a page: a token that has not expired and one of the roles (second specification, section 2).
 * The server decides again at every call; this only spares a member a page full of refusals.
 * @param now milliseconds since the epoch by this browser's clock, like `expiresAt`
 */
export function decideAccess(access: Access, { status, expiresAt, identity }: Person, now: number): AccessDecision {
  if (access === 'public') return 'enter';
  if (status === 'unknown') return 'wait';
  if (!identity || !isGranted(access, identity.roles)) return 'refuse';
  return expiresAt !== null && expiresAt > now ? 'enter' : 'renew';
}
