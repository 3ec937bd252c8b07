import type { Identity } from '@club/shared/auth';
import type { Access } from '@club/shared/federation';

/**
 * Whether the admin header is shown: an administrator on a page that members cannot open. Users with MAINTENANCE keep
 * the normal header (second specification, section 2).
 */
export function isAdminAtWork(identity: Identity | null, access: Access | undefined): boolean {
  if (!identity?.roles.includes('ADMIN') || identity.roles.includes('MAINTENANCE')) return false;
  return Array.isArray(access) && access.includes('ADMIN');
}
