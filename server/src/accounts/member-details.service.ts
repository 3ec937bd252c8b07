import type { AdminUserRow, AdminUsersQuery } from '@club/shared/contracts/accounts/member-accounts';
import type { AdminUserDetails, DetailReservation } from '@club/shared/contracts/accounts/member-details';
import type { AdminStatement } from '@club/shared/contracts/accounts/statement';
import { MOST_MEMBERS } from '@club/shared/contracts/paging';
import { centsToEuros, type PaymentStatus } from '@club/shared/domain';
import { isNamesake, membersNamed, requireMember } from '../members';
import { type Database, type Handle, readNewest, readPage } from '../platform/database';
import { csvEuros, csvLine } from '../platform/http';
import { presentReservation } from '../reservations';
import { findAccount } from './accounts.repository';
import { isReversible } from './ledger-kinds';
import { activeBookingsOf } from './member-details.repository';
import { countMembers, debtCents } from './member-list.repository';
import { allMembersWithAccounts, type MemberRow, pageOfMembers } from './member-page.repository';
import { actorOf, presentFigures, presentPayment } from './statement.presenter';
import { entriesBefore, paymentsOf } from './statement.repository';
import { statementLabel } from './statement-labels';

export const BALANCE_HEADERS = ['Prezime', 'Ime', 'Korisničko ime', 'Stanje (EUR)', 'Gratis', 'Aktivan'];

export type MemberDetails = ReturnType<typeof createMemberDetails>;

interface Parts {
  readonly db: Database;
  /** What a member owes the league; given, because the league's module imports this one. */
  readonly obligationsOf: (handle: Handle, memberId: number) => Promise<AdminUserDetails['leagueObligations']>;
}

/** What administrators read about members' accounts. */
export function createMemberDetails({ db, obligationsOf }: Parts) {
  return {
    /** @throws Refusal 404 `MEMBER_UNKNOWN` */
    requireMember: (memberId: number) => requireMember(db.handle, memberId),

    /** All members up to `MOST_MEMBERS`, or one page of them; `total` counts the members of all pages. */
    async list({ page, size, search, ...rest }: AdminUsersQuery): Promise<{ rows: AdminUserRow[]; total: number }> {
      const filter = { ...rest, found: await membersNamed(db.handle, search) };
      const counting = countMembers(db.handle, filter);
      const { rows, total } =
        page === undefined
          ? await readPage({ page: 0, size: MOST_MEMBERS }, counting, ({ size: limit }) =>
              allMembersWithAccounts(db.handle, filter, limit),
            )
          : await readPage({ page, size }, counting, (part) => pageOfMembers(db.handle, filter, part));
      return { rows: rows.map(presentMember), total };
    },

    /** The total debt of all debtors, in euros. */
    debt: async (): Promise<number> => centsToEuros(await debtCents(db.handle)),

    /** Balances of the members that match the search, as lines of `BALANCE_HEADERS`. */
    async *balancesCsv({ search, ...rest }: Omit<AdminUsersQuery, 'page' | 'size'>): AsyncGenerator<string> {
      const rows = await allMembersWithAccounts(db.handle, { ...rest, found: await membersNamed(db.handle, search) });
      yield rows
        .map((row) =>
          csvLine([
            row.lastName,
            row.firstName,
            row.username,
            csvEuros(row.balanceCents),
            String(row.gratis),
            row.active ? 'da' : 'ne',
          ]),
        )
        .join('');
    },

    async details(memberId: number): Promise<AdminUserDetails> {
      const { firstName, lastName, username, active, erasedAt } = await requireMember(db.handle, memberId);
      const account = await findAccount(db.handle, memberId);
      const payments = await paymentsOf(db.handle, memberId);
      const reservations = (await activeBookingsOf(db.handle, memberId)).map(
        (row): DetailReservation => ({
          ...presentReservation(row),
          id: row.id,
          protivnik: row.opponent,
          razlog: row.reason,
        }),
      );
      const having = (status: PaymentStatus) => reservations.filter((row) => row.statusPlacanja === status);
      return {
        user: {
          userId: memberId,
          firstName,
          lastName,
          username,
          active,
          erased: erasedAt !== null,
          hasNamesake: await isNamesake(db.handle, memberId),
          accountBalance: centsToEuros(account.balanceCents),
        },
        gratisServiceReservationCount: account.gratis,
        // As in the member's account: in the order in which payments settle them (resolution 8).
        unpaidReservations: having('NOT_PAID').toSorted((a, b) => a.id - b.id),
        payments: payments.map(presentPayment),
        paidReservations: having('PAID'),
        complimentaryReservations: having('COMPLIMENTARY'),
        gratisServiceReservations: having('USER_FAVOR'),
        internalReservations: having('INTERNAL'),
        leagueReservations: having('FREE'),
        leagueObligations: await obligationsOf(db.handle, memberId),
      };
    },

    async statement(memberId: number, { before, size }: { before?: number; size: number }): Promise<AdminStatement> {
      await requireMember(db.handle, memberId);
      const { rows, next } = await readNewest(size, (limit) => entriesBefore(db.handle, memberId, before, limit));
      const entries = rows.map((row) => ({
        ...presentFigures(row),
        what: statementLabel(row),
        actor: actorOf(row),
        reason: row.reason,
        reversible: isReversible(row.kind) && row.reversalId === null,
      }));
      return { entries, next };
    },
  };
}

function presentMember({ id, balanceCents, gratis, erasedAt, ...member }: MemberRow): AdminUserRow {
  return {
    ...member,
    erased: erasedAt !== null,
    userId: id,
    accountBalance: centsToEuros(balanceCents),
    gratisServiceReservations: gratis,
  };
}
