import { formatCents, PAYMENT_LABELS } from '@club/shared/domain';
import { type Database, readSnapshot, type Tx } from '../platform/database';
import { carriedInto, type FinanceYear, organizationNet } from './finance-years-rules';
import { strayFriendlies } from './friendly-statistics.repository';
import { accountsOffTheLedger, wholeTotals } from './money-checks.repository';
import { receivedByLedger } from './money-received.repository';
import { readFinanceYears } from './read-finance-years';

/** A difference in the books. */
export interface MoneyDifference {
  /** The compared figure: `stanje člana 7`. */
  readonly what: string;
  /** Of both numbers. */
  readonly unit: 'CENTS' | 'MATCHES';
  readonly expected: number;
  readonly found: number;
}

/** `stanje člana 7 treba biti 20,00 €, a jest 20,01 €` */
export function differenceLine({ what, unit, expected, found }: MoneyDifference): string {
  const format = unit === 'CENTS' ? formatCents : String;
  return `${what} treba biti ${format(expected)}, a jest ${format(found)}`;
}

/**
 * Checks that the books add up to the cent: every account with its ledger, entry by entry; the years of the summaries
 * with the ledger, year by year, and with the totals of ledger, fees and expenses; the friendly statistics with the
 * reservations; each year's closing balance with the next opening balance. An empty list means that there is no
 * difference. Reads only, from one snapshot: what the club enters meanwhile does not count.
 */
export const verifyMoney = (db: Database): Promise<MoneyDifference[]> =>
  readSnapshot(db, async (tx) => {
    const years = await readFinanceYears(tx);
    return [
      ...(await accountsAgainstLedger(tx)),
      ...(await yearsAgainstLedger(tx, years)),
      ...(await yearsAgainstWholes(tx, years)),
      ...(await friendliesAgainstReservations(tx)),
      ...carriedOver(years),
    ];
  });

/**
 * Accounts are running totals: for each member, the sum of the entries and the last entry's balance must equal them.
 */
async function accountsAgainstLedger(tx: Tx): Promise<MoneyDifference[]> {
  const rows = await accountsOffTheLedger(tx);
  return rows.flatMap(({ id, balance, sum, last, payments, paid }) => [
    ...different(`stanje člana ${id} prema zbroju stavki`, sum, balance),
    ...different(`stanje člana ${id} prema zadnjoj stavci`, last, balance),
    ...different(`zbroj uplata člana ${id}`, paid, payments),
  ]);
}

/** The running totals of members' payments, year by year, against the ledger's entries of that Zagreb year. */
async function yearsAgainstLedger(tx: Tx, years: readonly FinanceYear[]): Promise<MoneyDifference[]> {
  const byLedger = await receivedByLedger(tx);
  return [...new Set([...byLedger, ...years].map(({ year }) => year))].flatMap((year) =>
    different(
      `prihod od prijateljskih susreta ${year}.`,
      byLedger.find((each) => each.year === year)?.cents ?? 0,
      years.find((each) => each.year === year)?.friendlyIncome ?? 0,
    ),
  );
}

/** The sums by year, added up, against the total without years. */
async function yearsAgainstWholes(tx: Tx, years: readonly FinanceYear[]): Promise<MoneyDifference[]> {
  const whole = await wholeTotals(tx);
  if (!whole) return [];
  const sum = (of: (year: FinanceYear) => number) => years.reduce((total, year) => total + of(year), 0);
  return [
    ...different(
      'prihod od prijateljskih susreta svih godina',
      whole.received,
      sum((year) => year.friendlyIncome),
    ),
    ...different(
      'prihod lige svih godina',
      whole.fees,
      sum((year) => year.leagueIncome),
    ),
    ...different(
      'rashod svih godina',
      whole.expenses,
      sum((year) => year.leagueExpenses + year.organizationExpenses),
    ),
    ...different(
      'stanje udruge',
      whole.received + whole.fees - whole.expenses,
      carriedInto(years, Number.POSITIVE_INFINITY),
    ),
  ];
}

/** The stored sums of friendly reservations against the reservations. */
async function friendliesAgainstReservations(tx: Tx): Promise<MoneyDifference[]> {
  return (await strayFriendlies(tx)).flatMap(({ year, status, night, storedCount, storedCents, count, cents }) => {
    const which = `prijateljskih susreta ${night ? 'noću' : 'danju'} ${year}. („${PAYMENT_LABELS[status]}”)`;
    return [
      ...different(`broj ${which}`, count, storedCount, 'MATCHES'),
      ...different(`cijena ${which}`, cents, storedCents),
    ];
  });
}

/** Opening balance + income − expenses is the opening balance of the next year. */
function carriedOver(years: readonly FinanceYear[]): MoneyDifference[] {
  return years.slice(1).flatMap((year, index) => {
    const next = years[index] as FinanceYear;
    const closing = carriedInto(years, year.year) + organizationNet(year);
    return different(`početno stanje ${next.year}.`, closing, carriedInto(years, next.year));
  });
}

const different = (
  what: string,
  expected: number,
  found: number,
  unit: MoneyDifference['unit'] = 'CENTS',
): MoneyDifference[] => (expected === found ? [] : [{ what, unit, expected, found }]);
