import { feeInCents } from './money-rules';

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

/** One year of the books, in cents; expenses are positive. */
export interface BookYear {
  readonly year: number;
  readonly leagueIncome: number;
  readonly paidFees: number;
  readonly friendlyIncome: number;
  readonly leagueExpenses: number;
  readonly organizationExpenses: number;
}

/**
 * The books year by year, newest first. Income is: the paid league fees of a year, kuna at the fixed rate; and members'
 * payments, by the Zagreb date on which they were entered (resolution 54).
 */
export function booksOf(
  fees: readonly PaidFees[],
  friendly: readonly YearSum[],
  expenses: readonly ExpenseSum[],
): BookYear[] {
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
export const leagueNet = (year: BookYear): number => year.leagueIncome - year.leagueExpenses;

/** Income minus expenses of the organisation: its own and the league's together. */
export const organizationNet = (year: BookYear): number =>
  year.leagueIncome + year.friendlyIncome - year.leagueExpenses - year.organizationExpenses;

/** The opening balance of a year: the sum of all earlier years. */
export const carriedInto = (books: readonly BookYear[], year: number): number =>
  books.filter((each) => each.year < year).reduce((sum, each) => sum + organizationNet(each), 0);
