import { formatRoles, type Role } from '@club/shared/contracts/roles';
import { Refusal } from '../platform/http';

interface Change {
  /** The roles that the question showed, in any order; undefined: nothing is compared. */
  readonly seen: readonly Role[] | undefined;
  readonly now: readonly Role[];
  readonly wanted: readonly Role[];
}

const isSame = (some: readonly Role[], others: readonly Role[]): boolean =>
  some.every((role) => others.includes(role)) && others.every((role) => some.includes(role));

/**
 * The call sends all roles: based on roles that are no longer stored, it would give back what somebody else has revoked
 * meanwhile. Roles that are stored already are not refused, because the answer to the first request may have been lost.
 * @throws Refusal 409 `ROLES_CHANGED`
 */
export function refuseOutdatedRoles({ seen, now, wanted }: Change): void {
  if (!seen || isSame(now, seen) || isSame(now, wanted)) return;
  const message = `Drugi je administrator u međuvremenu promijenio uloge tog korisnika. Sada ima: ${formatRoles(now) || 'nijednu'}. Ništa nije spremljeno.`;
  throw new Refusal(409, 'ROLES_CHANGED', message);
}
