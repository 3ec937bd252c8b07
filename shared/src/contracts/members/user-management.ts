import { emailAddress, WRONG_EMAIL } from '@club/shared/contracts/email-address';
import { newPassword } from '@club/shared/contracts/members/new-password';
import { PageNumber, PageSize } from '@club/shared/contracts/paging';
import { Role } from '@club/shared/contracts/roles';
import { MemberId, Message } from '@club/shared/contracts/scalars';
import { freeText, requiredLine, SEARCH_LENGTH } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';

/**
 * Part of `ManagedUser` and `MembersCheck`: how a user gets a password. EMAIL: by the link of an invitation. The others
 * get a one-time password, because there is no address, no mail server, or a Keycloak stores the passwords. POST
 * /admin/user-management/{id}/invitation sends the link again, which invalidates the earlier one; it returns a message.
 * 409 `NOT_INVITABLE`, `MEMBER_INACTIVE`
 */
export const InvitationWay = z.enum(['EMAIL', 'NO_ADDRESS', 'NO_MAIL', 'KEYCLOAK']);

/**
 * A row of GET /admin/user-management; for one user GET /admin/user-management/{id}, 404 `MEMBER_UNKNOWN`. The changes
 * of a user: 404 `MEMBER_UNKNOWN`; 409 `MEMBER_ERASED`.
 */
export const ManagedUser = z.object({
  userId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  email: z.nullable(z.string()),
  roles: z.array(Role),
  active: z.boolean(),
  /** Missing from older servers, which invite nobody. */
  invitation: z.optional(InvitationWay),
  /** The link of an invitation is still valid. Left out by older servers. */
  invited: z.optional(z.boolean()),
  /**
   * The user has not chosen a password yet: at most a one-time one is valid. False where a Keycloak stores the passwords;
   * left out by older servers.
   */
  withoutPassword: z.optional(z.boolean()),
  /** The personal data have been erased: no change of the user is accepted any more. Left out by older servers. */
  erased: z.optional(z.boolean()),
});

/**
 * Query of GET /admin/user-management, by name. Without `page` it returns all users, but at most `MOST_MEMBERS`; with
 * `page` one page of the matching users, the last one when `page` is beyond it. The total number is in `TOTAL_HEADER`.
 */
export const ManagedUsersQuery = z.object({
  page: z.optional(PageNumber),
  size: z.prefault(PageSize, 50),
  /** Words of the name, username or e-mail in any order, without regard to case and diacritics. */
  search: z.optional(freeText(SEARCH_LENGTH)),
});

const password = newPassword('Unesite lozinku.');

/**
 * POST /admin/user-management (201): a member with the role USER. 400 `PASSWORD_WEAK`; 409 `USERNAME_TAKEN` (field
 * `userName`)
 *
 * Takes `IdempotencyHeaders`, as PUT does. A repetition is known by its key and the name, because no password can be
 * compared: another password needs another key. Older servers ignore the key.
 */
export const CreateUser = z.object({
  firstName: requiredLine('Unesite ime.', 60),
  lastName: requiredLine('Unesite prezime.', 60),
  userName: z
    .string('Unesite korisničko ime.')
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(3, 'Korisničko ime mora imati najmanje 3 znaka.'),
      z.maxLength(40, 'Korisničko ime smije imati najviše 40 znakova.'),
      z.regex(
        /^[a-z0-9._-]+$/,
        'Korisničko ime smije sadržavati mala slova engleske abecede, brojke, točku, crticu i podvlaku.',
      ),
    ),
  password,
});

const savedName = z.object({ firstName: z.string(), lastName: z.string() });
/**
 * PUT /admin/user-management: all four are required; replaces the password and ends every session of the member. 400
 * `PASSWORD_WEAK`; 403 `SIGN_IN_AGAIN` for the caller's own when the sign-in is older than 15 minutes; 409 `NAME_CHANGED`
 * with `NameNow`
 */
export const UpdateUser = z.object({
  /** Number of the member, not of a league player. */
  selectedPlayer: MemberId,
  firstName: requiredLine('Unesite ime.', 60),
  lastName: requiredLine('Unesite prezime.', 60),
  password,
  /** The name that the page has shown; if neither it nor the new one is stored by now, 409. Without it there is no check. */
  seen: z.optional(savedName),
});
/** Additional member of the problem `NAME_CHANGED` (409): the name that is stored now. */
export const NameNow = z.object({ current: savedName });

const savedEmail = z.nullable(z.string());
/**
 * PUT /admin/user-management/{id}/email: another address ends an open invitation, which was sent to the one before. 403
 * `SIGN_IN_AGAIN` as for PUT /admin/user-management; 409 `EMAIL_TAKEN` (field `email`), `EMAIL_CHANGED` with `EmailNow`
 */
export const SetEmail = z.object({
  /** Null: none. */
  email: z.nullable(emailAddress(WRONG_EMAIL)),
  /** The address that the page has shown; if neither it nor the new one is stored by now, 409. Without it there is no check. */
  seen: z.optional(savedEmail),
});
/** Additional member of the problem `EMAIL_CHANGED` (409): the address that is stored now. */
export const EmailNow = z.object({ current: savedEmail });

/** PUT /admin/user-management/{id}/roles: all roles from now on. 409 `LAST_ADMINISTRATOR`, `ROLES_CHANGED` */
export const SetRoles = z.object({
  roles: z.array(Role).check(
    z.minLength(1, 'Odaberite barem jednu ulogu.'),
    z.overwrite((roles) => [...new Set(roles)]),
  ),
  /**
   * The user's roles that the page has shown, in any order; if others are stored by now, 409 `ROLES_CHANGED`. Without it
   * there is no conflict check.
   */
  seen: z.optional(z.array(Role)),
});
/** PUT /admin/user-management/{id}/active: `false` signs the member out at once. 409 `LAST_ADMINISTRATOR` */
export const SetActive = z.object({ active: z.boolean() });
/**
 * POST /admin/user-management/{id}/password-reset: a password that is shown once and must be changed at the next sign-in.
 * 409 `OWN_PASSWORD` for the caller's own, because the caller's session would end before the password could be read
 */
export const OneTimePassword = z.extend(Message, { oneTimePassword: z.string() });

export type InvitationWay = z.infer<typeof InvitationWay>;
export type ManagedUser = z.infer<typeof ManagedUser>;
export type ManagedUsersQuery = z.infer<typeof ManagedUsersQuery>;
export type CreateUser = z.infer<typeof CreateUser>;
export type UpdateUser = z.infer<typeof UpdateUser>;
export type SetEmail = z.infer<typeof SetEmail>;
export type SetRoles = z.infer<typeof SetRoles>;
export type OneTimePassword = z.infer<typeof OneTimePassword>;
