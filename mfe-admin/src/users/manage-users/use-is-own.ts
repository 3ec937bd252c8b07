import { useAuth } from '@club/shared/auth';
import type { ManagedUser } from '@club/shared/contracts/members/user-management';

/** Whether a user is the signed-in administrator. */
export const useIsOwn = ({ username }: ManagedUser): boolean =>
  useAuth(({ identity }) => identity?.username === username);
