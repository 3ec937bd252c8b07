import type { PaymentsQuery, YearPayment } from '@club/shared/contracts/finances/payments';
import { centsToEuros, shortDate, surnameFirst, zagrebDate } from '@club/shared/domain';
import { zagrebMoment } from '../platform/clock';
import { clampPage, type Database, inBatches } from '../platform/database';
import { csvEuros, csvLine } from '../platform/http';
import { hiddenYears } from './hidden-years.repository';
import {
  countPayments,
  listPayments,
  type PaymentRow,
  type Period,
  paidYears,
  paymentsAfter,
  type ShownPayment,
} from './money-received.repository';

export const CSV_HEADERS = ['Datum', 'Prezime', 'Ime', 'Korisničko ime', 'Iznos (EUR)'];

const periodOf = (year: number): Period => {
  const since = zagrebMoment(`${year}-01-01`);
  return { since: since.toJSDate(), until: since.plus({ years: 1 }).toJSDate() };
};

const csvRow = ({ at, lastName, firstName, username, amountCents }: PaymentRow): string =>
  csvLine([shortDate(zagrebDate(at)), lastName, firstName, username, csvEuros(amountCents)]);

const fullName = (payer: ShownPayment): string =>
  payer.hasNamesake ? `${surnameFirst(payer)} (${payer.username})` : surnameFirst(payer);

export type Payments = ReturnType<typeof createPayments>;

/** What members have paid in, by year. */
export function createPayments(db: Database) {
  return {
    /** Years in which a member paid anything, newest first; a fee or an expense alone has nothing to list here. */
    async years(): Promise<number[]> {
      const [years, hidden] = await Promise.all([paidYears(db.handle), hiddenYears(db.handle)]);
      return years.filter((year) => !hidden.includes(year));
    },

    /** @returns a page of the year's payments, the last one when `page` is out of range, and their number */
    async page(year: number, { page, size }: PaymentsQuery): Promise<{ rows: YearPayment[]; total: number }> {
      const total = await countPayments(db.handle, year);
      const wanted = page === undefined ? undefined : { offset: clampPage(page, size, total) * size, size };
      const rows = await listPayments(db.handle, periodOf(year), wanted);
      return {
        total,
        rows: rows.map((row) => ({
          id: row.id,
          paymantDate: zagrebDate(row.at),
          fullName: fullName(row),
          amount: centsToEuros(row.amountCents),
        })),
      };
    },

    /** All payments of the year, newest first, as lines of `CSV_HEADERS`, in pieces. */
    async *csv(year: number): AsyncGenerator<string> {
      const period = periodOf(year);
      const pieces = inBatches<PaymentRow>((last, limit) => paymentsAfter(db.handle, period, last, limit));
      for await (const rows of pieces) yield rows.map(csvRow).join('');
    },
  };
}
