import { Expense } from '@club/shared/contracts/finances/expenses';
import { BookYears, BookYearText } from '@club/shared/contracts/finances/years';
import { Euros } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

/**
 * Query of GET /league-expenses: without a year the current one, by the Zagreb calendar. Query of GET
 * /league-expenses.csv and GET /organization-expenses.csv: without a year the expenses of all years.
 */
export const SummaryQuery = z.object({ year: z.optional(BookYearText) });

/** Path of GET /organization-expenses/{year}; a year without data has sums of 0. */
export const SummaryYear = z.object({ year: BookYearText });

/**
 * Part of both summaries: one year of the books, for the table of all years with its bars. All amounts in euros, expenses
 * positive.
 */
export const YearTotals = z.object({
  year: z.number(),
  incomeSummerLeague: Euros,
  /** 0 in the league's own books. */
  incomeFrendlyMatches: Euros,
  totalExpenses: Euros,
  netBalance: Euros,
});

/**
 * GET /league-expenses: income and expenses of one year of the league in euros; income are the paid fees (resolution
 * 54).
 */
export const LeagueSummary = z.object({
  year: z.number(),
  /** Expenses of the chosen year, newest first. */
  expenses: z.array(Expense),
  totalIncome: Euros,
  totalExpenses: Euros,
  netBalance: Euros,
  /** The years of the selector. */
  years: BookYears,
  /** The number of the year's paid fees. */
  paidFees: z.number(),
  /** Every year with income or expenses in these books, newest first, including hidden ones. */
  yearTotals: z.array(YearTotals),
});

/**
 * GET /organization-expenses/{year}: the organisation's books contain the league's and its own (resolution 54).
 * `Frendly` is the spelling on the wire.
 */
export const OrganizationSummary = z.extend(LeagueSummary, {
  totalIncomeSummerLeague: Euros,
  totalIncomeFrendlyMatches: Euros,
  /** Net balance of all years before the chosen one. */
  carriedOver: Euros,
  /** All years' income minus all expenses. */
  currentOrganizationBalance: Euros,
});

export type YearTotals = z.infer<typeof YearTotals>;
export type LeagueSummary = z.infer<typeof LeagueSummary>;
export type OrganizationSummary = z.infer<typeof OrganizationSummary>;
