import type { Identity } from '@club/shared/auth';
import type { Access } from '@club/shared/federation';

/**
 * Whether the admin header stands: an administrator on a page that members have no business on.
 * Holders of MAINTENANCE keep the normal header (second specification, section 2).
 */
export function isAdminAtWork(identity: Identity | null, access: Access | undefined): boolean {
  if (!identity?.roles.includes('ADMIN') || identity.roles.includes('MAINTENANCE')) return false;
  return Array.isArray(access) && access.includes('ADMIN');
}
