import { hasRole } from '@club/shared/contracts/roles';

/** Why a member cannot book yet. */
export const NOT_OPEN_YET = 'Klub se uskoro otvara. Rezervirati se još ne može.';

/** Before the club opens administrators may try the booking, as on the server. */
export const mayBook = (roles: readonly string[], isClubOpen: boolean): boolean =>
  isClubOpen || hasRole(roles, 'ADMIN');

/** Whether a free slot leads anywhere: groundskeepers close slots before the club opens too. */
export const mayPickFree = (roles: readonly string[], isClubOpen: boolean): boolean =>
  mayBook(roles, isClubOpen) || hasRole(roles, 'COURT_MAINTENANCE');
