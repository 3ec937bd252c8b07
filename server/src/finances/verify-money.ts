import { formatCents, PAYMENT_LABELS } from '@club/shared/domain';
import { type Database, readSnapshot, type Tx } from '../platform/database';
import { carriedInto, type FinanceYear, organizationNet } from './finance-years-rules';
import { strayFriendlies } from './friendly-statistics.repository';
import { accountsOffTheLedger, type WrongEntry, wholeTotals } from './money-checks.repository';
import { receivedByLedger, receivedByYear } from './money-received.repository';
import { readFinanceYears } from './read-finance-years';

/** A difference in the books. */
export interface MoneyDifference {
  /** The compared figure: `stanje člana 7`. */
  readonly what: string;
  /** Of both numbers. */
  readonly unit: 'CENTS' | 'COUNT';
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
 * So are the entries, each of which has the totals after it; only the first wrong one is reported, because one that is
 * missing makes all later ones wrong.
 */
async function accountsAgainstLedger(tx: Tx): Promise<MoneyDifference[]> {
  const rows = await accountsOffTheLedger(tx);
  return rows.flatMap(({ id, balance, sum, last, payments, paid, gratis, gratisSum, wrongBalance, wrongGratis }) => [
    ...different(`stanje člana ${id} prema zbroju stavki`, sum, balance),
    ...different(`stanje člana ${id} prema zadnjoj stavci`, last, balance),
    ...different(`zbroj uplata člana ${id}`, paid, payments),
    ...different(`broj gratis rezervacija člana ${id} prema zbroju stavki`, gratisSum, gratis, 'COUNT'),
    ...differentAfter(`stanje člana ${id}`, wrongBalance),
    ...differentAfter(`broj gratis rezervacija člana ${id}`, wrongGratis, 'COUNT'),
  ]);
}

const differentAfter = (what: string, entry: WrongEntry | null, unit?: MoneyDifference['unit']): MoneyDifference[] =>
  entry ? different(`${what} nakon stavke ${entry.id}`, entry.expected, entry.found, unit) : [];

/** The running totals and numbers of members' payments, year by year, against the ledger's entries of that Zagreb year. */
async function yearsAgainstLedger(tx: Tx, years: readonly FinanceYear[]): Promise<MoneyDifference[]> {
  const byLedger = new Map((await receivedByLedger(tx)).map((each) => [each.year, each]));
  const counted = new Map((await receivedByYear(tx)).map((each) => [each.year, each]));
  const found = new Map(years.map((each) => [each.year, each]));
  return [...new Set([...byLedger.keys(), ...found.keys()])].flatMap((year) => [
    ...different(
      `prihod od prijateljskih susreta ${year}.`,
      byLedger.get(year)?.cents ?? 0,
      found.get(year)?.friendlyIncome ?? 0,
    ),
    ...different(`broj uplata ${year}.`, byLedger.get(year)?.payments ?? 0, counted.get(year)?.payments ?? 0, 'COUNT'),
  ]);
}

/** The sums by year, added up, against the total without years. */
async function yearsAgainstWholes(tx: Tx, years: readonly FinanceYear[]): Promise<MoneyDifference[]> {
  const whole = await wholeTotals(tx);
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
      ...different(`broj ${which}`, count, storedCount, 'COUNT'),
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
