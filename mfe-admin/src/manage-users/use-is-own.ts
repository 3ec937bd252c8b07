import { useAuth } from '@club/shared/auth';
import type { ManagedUser } from '@club/shared/contracts/members/user-management';

/** Whether the user is the administrator who is signed in. */
export const useIsOwn = ({ username }: ManagedUser): boolean =>
  useAuth(({ identity }) => identity?.username === username);
