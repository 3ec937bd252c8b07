import { feeInCents } from './fee-rules';

export interface PaidFees {
  readonly year: number;
  readonly currency: string;
  /** Amount of one fee, in hundredths of its currency. */
  readonly amountCents: number;
  /** How many fees of that amount were paid. */
  readonly count: number;
}

export interface YearSum {
  readonly year: number;
  readonly cents: number;
}

export interface ExpenseSum extends YearSum {
  readonly book: 'LEAGUE' | 'ORGANIZATION';
}

/** The figures of one year, in cents; expenses are positive. */
export interface FinanceYear {
  readonly year: number;
  readonly leagueIncome: number;
  readonly paidFees: number;
  readonly friendlyIncome: number;
  readonly leagueExpenses: number;
  readonly organizationExpenses: number;
}

/**
 * The figures of every year, newest first. Income is: the paid league fees of a year, kuna at the fixed rate; and members'
 * payments, by the Zagreb date on which they were entered (resolution 54).
 */
export function financeYearsOf(
  fees: readonly PaidFees[],
  friendly: readonly YearSum[],
  expenses: readonly ExpenseSum[],
): FinanceYear[] {
  const years = new Set([...fees, ...friendly, ...expenses].map(({ year }) => year));
  return [...years]
    .sort((a, b) => b - a)
    .map((year) => {
      const paid = fees.filter((each) => each.year === year);
      const spent = (book: ExpenseSum['book']) =>
        total(expenses.filter((each) => each.year === year && each.book === book));
      return {
        year,
        leagueIncome: paid.reduce(
          (sum, { currency, amountCents, count }) => sum + feeInCents(currency, amountCents) * count,
          0,
        ),
        paidFees: paid.reduce((sum, { count }) => sum + count, 0),
        friendlyIncome: total(friendly.filter((each) => each.year === year)),
        leagueExpenses: spent('LEAGUE'),
        organizationExpenses: spent('ORGANIZATION'),
      };
    });
}

const total = (sums: readonly YearSum[]): number => sums.reduce((sum, { cents }) => sum + cents, 0);

/** Income minus expenses of the league only. */
export const leagueNet = (year: FinanceYear): number => year.leagueIncome - year.leagueExpenses;

/** Income minus expenses of the organisation: its own and the league's together. */
export const organizationNet = (year: FinanceYear): number =>
  year.leagueIncome + year.friendlyIncome - year.leagueExpenses - year.organizationExpenses;

/** The opening balance of a year: the sum of all earlier years. */
export const carriedInto = (years: readonly FinanceYear[], year: number): number =>
  years.filter((each) => each.year < year).reduce((sum, each) => sum + organizationNet(each), 0);
