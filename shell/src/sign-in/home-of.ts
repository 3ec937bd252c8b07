import type { Identity } from '@club/shared/auth';
import { hasRole } from '@club/shared/contracts/roles';

/**
 * The start page of a member: /admin for administrators, the grid for everybody else (first specification, section 4).
 */
export const homeOf = ({ roles }: Identity): string => (hasRole(roles, 'ADMIN') ? '/admin' : '/main-reservations');
