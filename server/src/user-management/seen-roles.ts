import { formatRoles, type Role } from '@club/shared/contracts/roles';
import { isOutdated, Refusal, type SeenChange } from '../platform/http';

/** In any order. */
export const isSameRoles = (some: readonly Role[], others: readonly Role[]): boolean =>
  some.every((role) => others.includes(role)) && others.every((role) => some.includes(role));

/**
 * The call sends all roles: based on roles that are no longer stored, it would give back what somebody else has revoked
 * meanwhile.
 * @throws Refusal 409 `ROLES_CHANGED`
 */
export function refuseOutdatedRoles(change: SeenChange<readonly Role[]>): void {
  if (!isOutdated(change, isSameRoles)) return;
  const message = `Drugi je administrator u međuvremenu promijenio uloge tog korisnika. Sada ima: ${formatRoles(change.now) || 'nijednu'}. Ništa nije spremljeno.`;
  throw new Refusal(409, 'ROLES_CHANGED', message);
}
