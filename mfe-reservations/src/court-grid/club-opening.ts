import { useAuth } from '@club/shared/auth';
import { useClubProfile } from '@club/shared/club-profile';
import { hasRole } from '@club/shared/contracts/roles';

/** Why a member cannot book yet. */
export const NOT_OPEN_YET = 'Klub se uskoro otvara. Rezervirati se još ne može.';

/** What a free slot is to somebody who cannot pick it yet. */
export const UNOPENED_LABEL = 'rezervirati se još ne može';

/** Before the club opens administrators may try the booking, as on the server. */
const mayBook = (roles: readonly string[], isClubOpen: boolean): boolean => isClubOpen || hasRole(roles, 'ADMIN');

/** Whether the user of this page may book. */
export function useMayBook(): boolean {
  const { isOpen } = useClubProfile();
  return useAuth(({ identity }) => mayBook(identity?.roles ?? [], isOpen));
}

/** Whether a free slot leads anywhere for the user of this page: groundskeepers close slots before the club opens too. */
export function useMayPickFree(): boolean {
  const { isOpen } = useClubProfile();
  return useAuth(({ identity }) => {
    const roles = identity?.roles ?? [];
    return mayBook(roles, isOpen) || hasRole(roles, 'COURT_MAINTENANCE');
  });
}
