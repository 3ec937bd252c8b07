import type { Book } from '@club/shared/contracts/finances/expenses';
import type { LeagueSummary, OrganizationSummary, YearTotals } from '@club/shared/contracts/finances/summaries';
import { centsToEuros, shortDate, yearOf } from '@club/shared/domain';
import { csvEuros, csvLine } from '../platform/http';
import type { ServiceParts } from '../platform/service-parts';
import { BOOK_LABELS, presentExpense } from './expenses.presenter';
import { type ExpenseRow, expensesOf } from './expenses.repository';
import { carriedInto, type FinanceYear, leagueNet, organizationNet } from './finance-years-rules';
import { hiddenYears } from './hidden-years.repository';
import { createFinanceYearsReader } from './read-finance-years';

const NOTHING = { leagueIncome: 0, paidFees: 0, friendlyIncome: 0, leagueExpenses: 0, organizationExpenses: 0 };
const BOTH: readonly Book[] = ['LEAGUE', 'ORGANIZATION'];
export const CSV_HEADERS = ['Datum', 'Godina', 'Knjiga', 'Naziv', 'Opis', 'Iznos (EUR)'];

const csvRow = (expense: ExpenseRow): string =>
  csvLine([
    shortDate(expense.spentOn),
    String(expense.year),
    BOOK_LABELS[expense.book],
    expense.name,
    expense.description,
    csvEuros(expense.amountCents),
  ]);

export type Summaries = ReturnType<typeof createSummaries>;

/** Income and expenses of the league and of the organisation, year by year. */
export function createSummaries({ db, live, clock }: ServiceParts) {
  const readFinanceYears = createFinanceYearsReader({ db, live });
  const currentYear = () => yearOf(clock.today());

  /** The common data of all summaries; by default of the current year. */
  const read = async (year = currentYear()) => {
    const [financeYears, hidden] = await Promise.all([readFinanceYears(), hiddenYears(db.handle)]);
    const chosen = financeYears.find((each) => each.year === year) ?? { ...NOTHING, year };
    const offered = new Set([...financeYears.map((each) => each.year), currentYear()]);
    return { financeYears, chosen, years: [...offered].filter((each) => !hidden.includes(each)).sort((a, b) => b - a) };
  };

  /** Without a year all of them, newest first, each in a piece of its own. */
  async function* csv(requestedYear: number | undefined, books: readonly Book[]): AsyncGenerator<string> {
    const years = requestedYear === undefined ? (await readFinanceYears()).map(({ year }) => year) : [requestedYear];
    for (const year of years) yield (await expensesOf(db.handle, year, books)).map(csvRow).join('');
  }

  return {
    async league(year?: number): Promise<LeagueSummary> {
      const { financeYears, chosen, years } = await read(year);
      return {
        year: chosen.year,
        expenses: (await expensesOf(db.handle, chosen.year, ['LEAGUE'])).map(presentExpense),
        totalIncome: centsToEuros(chosen.leagueIncome),
        totalExpenses: centsToEuros(chosen.leagueExpenses),
        netBalance: centsToEuros(leagueNet(chosen)),
        years,
        paidFees: chosen.paidFees,
        yearTotals: financeYears
          .filter((each) => each.leagueIncome !== 0 || each.leagueExpenses !== 0)
          .map((each) => totals(each, 0, each.leagueExpenses, leagueNet(each))),
      };
    },

    async organization(year?: number): Promise<OrganizationSummary> {
      const { financeYears, chosen, years } = await read(year);
      return {
        year: chosen.year,
        expenses: (await expensesOf(db.handle, chosen.year, BOTH)).map(presentExpense),
        totalIncome: centsToEuros(chosen.leagueIncome + chosen.friendlyIncome),
        totalExpenses: centsToEuros(chosen.leagueExpenses + chosen.organizationExpenses),
        netBalance: centsToEuros(organizationNet(chosen)),
        years,
        paidFees: chosen.paidFees,
        totalIncomeSummerLeague: centsToEuros(chosen.leagueIncome),
        totalIncomeFrendlyMatches: centsToEuros(chosen.friendlyIncome),
        carriedOver: centsToEuros(carriedInto(financeYears, chosen.year)),
        currentOrganizationBalance: centsToEuros(carriedInto(financeYears, Number.POSITIVE_INFINITY)),
        yearTotals: financeYears.map((each) =>
          totals(each, each.friendlyIncome, each.leagueExpenses + each.organizationExpenses, organizationNet(each)),
        ),
      };
    },

    leagueCsv: (year?: number) => csv(year, ['LEAGUE']),
    organizationCsv: (year?: number) => csv(year, BOTH),
  };
}

const totals = (finances: FinanceYear, friendlyIncome: number, expenses: number, net: number): YearTotals => ({
  year: finances.year,
  incomeSummerLeague: centsToEuros(finances.leagueIncome),
  incomeFrendlyMatches: centsToEuros(friendlyIncome),
  totalExpenses: centsToEuros(expenses),
  netBalance: centsToEuros(net),
});
