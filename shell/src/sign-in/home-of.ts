import type { Identity } from '@club/shared/auth';
import { hasRole } from '@club/shared/contracts/roles';

/** Where a member begins: administrators at /admin, everybody else at the grid (first specification, section 4). */
export const homeOf = ({ roles }: Identity): string => (hasRole(roles, 'ADMIN') ? '/admin' : '/main-reservations');
