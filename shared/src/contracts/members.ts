import { LedgerKind, Payment } from '@club/shared/contracts/accounts';
import { PageNumber, PageSize, ReservationRow } from '@club/shared/contracts/reservations';
import { Role } from '@club/shared/contracts/roles';
import { Euros, Message, ZagrebDate } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

const required = (message: string, longest: number) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(longest, `Najviše ${longest} znakova.`));

const CHOOSE = 'Korisnik mora biti odabran.';
/** A number, or its digits as a form or an address holds them; nothing else that could be taken for one. */
const memberId = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d+$/, CHOOSE))], CHOOSE),
  z.pipe(z.transform(Number), z.number().check(z.int(CHOOSE), z.positive(CHOOSE))),
);

/** GET /admin-users */
export const AdminUserRow = z.object({
  userId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  accountBalance: Euros,
  gratisServiceReservations: z.number(),
  active: z.boolean(),
});

/** How the list of members can be ordered; who is equal stands by name. */
export const UserOrder = z.enum(['name', 'name-down', 'balance-up', 'balance-down', 'gratis']);

/**
 * Query of GET /admin-users. Without `page` it answers all members; with it one page of those that are searched for, the
 * last one when `page` lies beyond it, and how many there are in `TOTAL_HEADER`.
 */
export const AdminUsersQuery = z.object({
  page: z.optional(PageNumber),
  size: z._default(PageSize, 50),
  order: z._default(UserOrder, 'name'),
  /** Words of the name or username in any order, without regard to case and diacritics. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(80, 'Najviše 80 znakova.'))),
});
export const TOTAL_HEADER = 'x-total-count';

/** POST /admin-users: whole euros, negative for a correction. */
export const AddAmount = z.object({
  userId: memberId,
  amount: z
    .number('Iznos mora biti cijeli broj.')
    .check(
      z.int('Iznos mora biti cijeli broj.'),
      z.minimum(-10_000, 'Najmanje −10000.'),
      z.maximum(10_000, 'Najviše 10000.'),
    ),
});
/** `canceled`: nothing was booked (resolution #29). */
export const AddAmountAnswer = z.extend(Message, { canceled: z.boolean() });

/** POST /admin-users-gratis */
export const AddGratis = z.object({
  userId: memberId,
  amount: z
    .number('Broj mora biti cijeli broj.')
    .check(
      z.int('Broj mora biti cijeli broj.'),
      z.minimum(0, 'Broj ne može biti negativan.'),
      z.maximum(1000, 'Najviše 1000.'),
    ),
  note: required('Morate unijeti razlog za dodavanje gratis rezervacija.', 200),
});

/** A reservation in the details of a member; cancelled ones are not among them. */
export const DetailReservation = z.extend(ReservationRow, {
  id: z.number(),
  protivnik: z.nullable(z.string()),
  /** Why the club took the slot for itself; null for a match. */
  razlog: z.nullable(z.string()),
});

/** GET /admin-users-details/{id} */
export const AdminUserDetails = z.object({
  user: z.object({
    userId: z.number(),
    firstName: z.string(),
    lastName: z.string(),
    username: z.string(),
    accountBalance: Euros,
    active: z.boolean(),
  }),
  gratisServiceReservationCount: z.number(),
  unpaidReservations: z.array(DetailReservation),
  payments: z.array(Payment),
  paidReservations: z.array(DetailReservation),
  complimentaryReservations: z.array(DetailReservation),
  gratisServiceReservations: z.array(DetailReservation),
  internalReservations: z.array(DetailReservation),
  leagueReservations: z.array(DetailReservation),
});

/** PUT /reservations/{id}/complimentary: the status that the administrator saw, so that a stale page changes nothing. */
export const MakeComplimentary = z.object({
  statusPay: z.enum(['PAID', 'NOT_PAID'], 'Status mora biti PAID ili NOT_PAID.'),
});

/** GET /admin-users/{id}/statement?before&size, like a member's own but with who and why. */
export const AdminStatementEntry = z.object({
  id: z.number(),
  date: ZagrebDate,
  kind: LedgerKind,
  what: z.string(),
  amount: Euros,
  balanceAfter: Euros,
  gratis: z.number(),
  gratisAfter: z.number(),
  actor: z.string(),
  reason: z.nullable(z.string()),
  /** Whether POST …/reversal may take it back: a payment, correction or grant not yet taken back. */
  reversible: z.boolean(),
});
export const AdminStatement = z.object({ entries: z.array(AdminStatementEntry), next: z.nullable(z.number()) });

/** POST /admin-users/{id}/statement/{entryId}/reversal */
export const ReverseEntry = z.object({ reason: required('Unesite razlog storna.', 200) });

/** GET /admin/user-management */
export const ManagedUser = z.object({
  userId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  email: z.nullable(z.string()),
  roles: z.array(Role),
  active: z.boolean(),
  inLeague: z.boolean(),
});

const password = z
  .string('Unesite lozinku.')
  .check(
    z.minLength(10, 'Lozinka mora imati najmanje 10 znakova.'),
    z.maxLength(128, 'Lozinka smije imati najviše 128 znakova.'),
  );

/** POST /admin/user-management */
export const CreateUser = z.object({
  firstName: required('Unesite ime.', 60),
  lastName: required('Unesite prezime.', 60),
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

/** PUT /admin/user-management: all four are required; the password is replaced and every session of the member ends. */
export const UpdateUser = z.object({
  selectedPlayer: memberId,
  firstName: required('Unesite ime.', 60),
  lastName: required('Unesite prezime.', 60),
  password,
});

/** PUT /admin/user-management/{id}/roles */
export const SetRoles = z.object({ roles: z.array(Role).check(z.minLength(1, 'Odaberite barem jednu ulogu.')) });
/** PUT /admin/user-management/{id}/active */
export const SetActive = z.object({ active: z.boolean() });
/** PUT /admin/user-management/{id}/league */
export const SetLeagueMembership = z.object({ inLeague: z.boolean() });
/** POST /admin/user-management/{id}/password-reset: shown once, to be changed at the next sign-in. */
export const OneTimePassword = z.extend(Message, { oneTimePassword: z.string() });

export type AdminUserRow = z.infer<typeof AdminUserRow>;
export type AdminUsersQuery = z.infer<typeof AdminUsersQuery>;
export type UserOrder = z.infer<typeof UserOrder>;
export type DetailReservation = z.infer<typeof DetailReservation>;
export type AdminUserDetails = z.infer<typeof AdminUserDetails>;
export type AdminStatement = z.infer<typeof AdminStatement>;
export type AdminStatementEntry = z.infer<typeof AdminStatementEntry>;
export type ManagedUser = z.infer<typeof ManagedUser>;
export type CreateUser = z.infer<typeof CreateUser>;
export type UpdateUser = z.infer<typeof UpdateUser>;
