import type {
  AdminStatement,
  AdminUserDetails,
  AdminUserRow,
  AdminUsersQuery,
  DetailReservation,
} from '@club/shared/contracts/members';
import { presentReservation } from '../bookings/listed-reservations';
import { zagrebDate } from '../clock/zagreb-date';
import type { Database } from '../database/database';
import type { PaymentStatus } from '../database/tables';
import { countMembers, membersWithAccounts } from '../members/member-list.repository';
import { findMember } from '../members/members.repository';
import { euros } from '../pricing/euros';
import { Refusal } from '../problems/refusal';
import { findAccount } from './accounts.repository';
import { reservationsOf } from './member-details.repository';
import { isReversible } from './reversal-rules';
import { entriesBefore, paymentsOf } from './statement.repository';
import { statementWords } from './statement-words';

/** What administrators read about members' accounts. */
export type MemberDetails = ReturnType<typeof createMemberDetails>;

export function createMemberDetails(db: Database) {
  const known = async (memberId: number) => {
    const member = await findMember(db.handle, memberId);
    if (!member) throw new Refusal(404, 'MEMBER_UNKNOWN', 'Taj korisnik ne postoji.');
    return member;
  };

  return {
    /** All members, or one page of them; `total` counts what all pages hold. */
    async list({ page, size, ...filter }: AdminUsersQuery): Promise<{ rows: AdminUserRow[]; total: number }> {
      if (page === undefined) {
        const rows = (await membersWithAccounts(db.handle, filter)).map(presentMember);
        return { rows, total: rows.length };
      }
      const total = await countMembers(db.handle, filter.search);
      const last = Math.max(0, Math.ceil(total / size) - 1);
      const part = { offset: Math.min(page, last) * size, limit: size };
      return { rows: (await membersWithAccounts(db.handle, filter, part)).map(presentMember), total };
    },

    async details(memberId: number): Promise<AdminUserDetails> {
      const { firstName, lastName, username, active } = await known(memberId);
      const account = await findAccount(db.handle, memberId);
      const payments = await paymentsOf(db.handle, memberId);
      const reservations = (await reservationsOf(db.handle, memberId)).map(
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
          accountBalance: euros(account?.balanceCents ?? 0),
        },
        gratisServiceReservationCount: account?.gratis ?? 0,
        unpaidReservations: having('NOT_PAID'),
        payments: payments.map(({ at, amountCents }) => ({ paymantDate: zagrebDate(at), amount: euros(amountCents) })),
        paidReservations: having('PAID'),
        complimentaryReservations: having('COMPLIMENTARY'),
        gratisServiceReservations: having('USER_FAVOR'),
        internalReservations: having('INTERNAL'),
        leagueReservations: having('FREE'),
      };
    },

    async statement(memberId: number, { before, size }: { before?: number; size: number }): Promise<AdminStatement> {
      await known(memberId);
      const rows = await entriesBefore(db.handle, memberId, before, size + 1);
      const entries = rows.slice(0, size).map((row) => ({
        id: row.id,
        date: zagrebDate(row.at),
        kind: row.kind,
        what: statementWords(row),
        amount: euros(row.amountCents),
        balanceAfter: euros(row.balanceAfter),
        gratis: row.gratis,
        gratisAfter: row.gratisAfter,
        actor: `${row.actorFirstName} ${row.actorLastName}`,
        reason: row.reason,
        reversible: isReversible(row.kind) && row.reversalId === null,
      }));
      return { entries, next: rows.length > size ? (entries.at(-1)?.id ?? null) : null };
    },
  };
}

function presentMember({
  id,
  balanceCents,
  gratis,
  ...member
}: Awaited<ReturnType<typeof membersWithAccounts>>[number]): AdminUserRow {
  return {
    ...member,
    userId: id,
    accountBalance: euros(balanceCents ?? 0),
    gratisServiceReservations: gratis ?? 0,
  };
}
