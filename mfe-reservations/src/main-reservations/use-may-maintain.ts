import { useAuth } from '@club/shared/auth';
import { hasRole } from '@club/shared/contracts/roles';

/** Whether the user of this page may close slots for maintenance, and open them again. */
export function useMayMaintain(): boolean {
  return useAuth(({ identity }) => hasRole(identity?.roles ?? [], 'COURT_MAINTENANCE'));
}
