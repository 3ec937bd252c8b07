import type {
  FriendlyStatistics,
  PaymentsQuery,
  YearPayment,
} from '@club/shared/contracts/finances/friendly-statistics';
import { centsToEuros, shortDate, surnameFirst, zagrebDate } from '@club/shared/domain';
import { type Clock, zagrebMoment } from '../platform/clock';
import { clampPage, type Database, inBatches } from '../platform/database';
import { csvEuros, csvLine } from '../platform/http';
import type { FriendlySum } from './friendly-statistics.repository';
import { hiddenYears } from './hidden-years.repository';
import {
  countPayments,
  listPayments,
  type PaymentRow,
  type Period,
  paidYears,
  paymentsAfter,
  receivedByYear,
  type ShownPayment,
} from './money-received.repository';
import { playedSums } from './played-sums';

export const CSV_HEADERS = ['Datum', 'Prezime', 'Ime', 'Korisničko ime', 'Iznos (EUR)'];

const periodOf = (year: number): Period => {
  const since = zagrebMoment(`${year}-01-01`);
  return { since: since.toJSDate(), until: since.plus({ years: 1 }).toJSDate() };
};

const csvRow = ({ at, lastName, firstName, username, amountCents }: PaymentRow): string =>
  csvLine([shortDate(zagrebDate(at)), lastName, firstName, username, csvEuros(amountCents)]);

const fullName = (payer: ShownPayment): string =>
  payer.hasNamesake ? `${surnameFirst(payer)} (${payer.username})` : surnameFirst(payer);

export type FriendlyStatisticsReader = ReturnType<typeof createFriendlyStatistics>;

/** Friendly matches that were played, and members' payments, year by year. */
export function createFriendlyStatistics({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Newest year first. */
    async byYear(): Promise<FriendlyStatistics[]> {
      const [played, received, hidden] = await Promise.all([
        playedSums({ db, clock }),
        receivedByYear(db.handle),
        hiddenYears(db.handle),
      ]);
      const years = new Set([...played, ...received].map(({ year }) => year));
      return [...years]
        .sort((a, b) => b - a)
        .map((year) => ({
          ...statisticsOf(played.filter((each) => each.year === year)),
          year,
          sumPayments: centsToEuros(received.find((each) => each.year === year)?.cents ?? 0),
          ...(hidden.includes(year) && { hidden: true }),
        }));
    },

    /** Years in which a member paid anything, newest first; a fee or an expense alone has nothing to list here. */
    async paymentYears(): Promise<number[]> {
      const [years, hidden] = await Promise.all([paidYears(db.handle), hiddenYears(db.handle)]);
      return years.filter((year) => !hidden.includes(year));
    },

    /** @returns a page of the year's payments, the last one when `page` is out of range, and their number */
    async payments(year: number, { page, size }: PaymentsQuery): Promise<{ rows: YearPayment[]; total: number }> {
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
    async *paymentsCsv(year: number): AsyncGenerator<string> {
      const period = periodOf(year);
      const pieces = inBatches<PaymentRow>((last, limit) => paymentsAfter(db.handle, period, last, limit));
      for await (const rows of pieces) yield rows.map(csvRow).join('');
    },
  };
}

/** The counts and sums of one year, money in euros. */
function statisticsOf(played: readonly FriendlySum[]): Omit<FriendlyStatistics, 'year' | 'sumPayments' | 'hidden'> {
  const sum = (figure: 'count' | 'cents', isCounted: (row: FriendlySum) => boolean = () => true) =>
    played.filter(isCounted).reduce((total, row) => total + row[figure], 0);
  const count = (status: FriendlySum['status']) => sum('count', (row) => row.status === status);
  const price = (status: FriendlySum['status']) => centsToEuros(sum('cents', (row) => row.status === status));
  return {
    paid: count('PAID'),
    unpaid: count('NOT_PAID'),
    free: count('COMPLIMENTARY'),
    gratisService: count('USER_FAVOR'),
    total: sum('count'),
    sumPaid: price('PAID'),
    amountDue: price('NOT_PAID'),
    sumFree: price('COMPLIMENTARY'),
    sumGratisService: price('USER_FAVOR'),
    sumAllTermins: centsToEuros(sum('cents')),
    dayTime: sum('count', ({ night }) => !night),
    nightTime: sum('count', ({ night }) => night),
  };
}
