import {
  type AccountBalance,
  type AccountBalanceQuery,
  LISTED_PAYMENTS,
} from '@club/shared/contracts/accounts/balance';
import type { Statement, StatementEntry, StatementQuery } from '@club/shared/contracts/accounts/statement';
import { centsToEuros, shortDate, zagrebDate } from '@club/shared/domain';
import { type Database, inBatches, readNewest } from '../platform/database';
import { csvEuros, csvLine } from '../platform/http';
import { presentReservation } from '../reservations';
import { findAccount, unpaidReservations } from './accounts.repository';
import { actorOf, presentFigures, presentPayment } from './statement.presenter';
import { entriesBefore, paymentsOf, type StatementRow } from './statement.repository';
import { statementLabel } from './statement-labels';

export const CSV_HEADERS = [
  'Datum',
  'Opis',
  'Iznos (EUR)',
  'Stanje (EUR)',
  'Promjena gratis rezervacija',
  'Stanje gratis rezervacija',
];

/** Last, so that the other columns are those of the member's own file. */
export const ADMIN_CSV_HEADERS = [...CSV_HEADERS, 'Tko'];

export type Statements = ReturnType<typeof createStatements>;

/** What members read about their own account, and the file of it for administrators. */
export function createStatements(db: Database) {
  /** The whole ledger, newest first. */
  const pieces = (memberId: number) =>
    inBatches<StatementRow>((last, limit) => entriesBefore(db.handle, memberId, last?.id, limit));

  return {
    /** `older` is the `before` of the next request, null at the end. */
    async balance(
      memberId: number,
      { before }: AccountBalanceQuery = {},
    ): Promise<{ account: AccountBalance; older: number | null }> {
      const account = await findAccount(db.handle, memberId);
      const unpaid = await unpaidReservations(db.handle, memberId);
      // Limited: an account of many years is read as fast as a new one.
      const payments = await readNewest(LISTED_PAYMENTS, (limit) => paymentsOf(db.handle, memberId, { limit, before }));
      return {
        account: {
          stanjeRacuna: centsToEuros(account.balanceCents),
          unpaidReservations: unpaid.map(presentReservation),
          payments: payments.rows.map(presentPayment),
          paymentsTotal: centsToEuros(account.paymentsCents),
          gratisServiceReservation: account.gratis,
        },
        older: payments.next,
      };
    },

    async page(memberId: number, { before, size }: StatementQuery): Promise<Statement> {
      const { rows, next } = await readNewest(size, (limit) => entriesBefore(db.handle, memberId, before, limit));
      return { entries: rows.map(present), next };
    },

    /** Lines of `CSV_HEADERS`. */
    async *csv(memberId: number): AsyncGenerator<string> {
      for await (const rows of pieces(memberId)) yield rows.map((row) => csvLine(cells(row))).join('');
    },

    /** Lines of `ADMIN_CSV_HEADERS`. */
    async *adminCsv(memberId: number): AsyncGenerator<string> {
      for await (const rows of pieces(memberId))
        yield rows.map((row) => csvLine([...cells(row), actorOf(row)])).join('');
    },

    async whole(memberId: number): Promise<StatementEntry[]> {
      const entries: StatementEntry[] = [];
      for await (const rows of pieces(memberId)) entries.push(...rows.map(present));
      return entries;
    },
  };
}

/** The member may read the administrator's reason, too. */
const describe = (row: StatementRow): string => statementLabel(row) + (row.reason ? ` (${row.reason})` : '');

const present = (row: StatementRow): StatementEntry => ({ ...presentFigures(row), what: describe(row) });

const cells = (row: StatementRow): string[] => [
  shortDate(zagrebDate(row.at)),
  describe(row),
  csvEuros(row.amountCents),
  csvEuros(row.balanceAfter),
  String(row.gratis),
  String(row.gratisAfter),
];
