import * as z from '@club/shared/schema';

/** Realm roles. ADMIN, MAINTENANCE and COURT_MAINTENANCE include USER (resolutions 4, 13). */
export const Role = z.enum(['USER', 'ADMIN', 'MAINTENANCE', 'COURT_MAINTENANCE']);
export type Role = z.infer<typeof Role>;

/** Roles as people read them. */
export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  USER: 'Član',
  ADMIN: 'Administrator',
  MAINTENANCE: 'Održavanje',
  COURT_MAINTENANCE: 'Održavanje terena',
};

/** `Član, Administrator` */
export const formatRoles = (roles: readonly Role[]): string => roles.map((role) => ROLE_LABELS[role]).join(', ');

/** Whether somebody with these roles may do what `needed` may; every staff role includes USER. */
export function hasRole(roles: readonly string[], needed: Role): boolean {
  if (roles.includes(needed)) return true;
  return needed === 'USER' && isStaff(roles);
}

/** Whether these roles belong to the club's staff: administrator, treasurer or groundskeeper. */
export const isStaff = (roles: readonly string[]): boolean =>
  ['ADMIN', 'MAINTENANCE', 'COURT_MAINTENANCE'].some((role) => roles.includes(role));
