import type { Expense, ExpenseSaved } from '@club/shared/contracts/finances/expenses';
import type { LeagueSummary } from '@club/shared/contracts/finances/summaries';
import { actionLogRoutes, createActionLog } from '../action-log';
import type { TestDatabase } from '../platform/database/testing';
import { openTestClub } from '../testing/test-club';
import { createExpenses, createSummaries, expenseRoutes, summaryRoutes } from '.';

export const PDF = Buffer.from('%PDF-1.7\nračun');
export const BALLS = {
  year: 2026,
  expenseName: 'Loptice za ligu',
  expenseAmount: 412.8,
  expenseDate: '2026-04-02',
  description: 'četiri kutije',
};

export type WithExpenses = Awaited<ReturnType<typeof openExpenses>>;

/** The calls of expenses and of the action log, in a club with an administrator. */
export async function openExpenses(database: TestDatabase) {
  const club = await openTestClub(database, (parts) => [
    expenseRoutes(createExpenses(parts)),
    summaryRoutes(createSummaries(parts)),
    actionLogRoutes(createActionLog(database)),
  ]);
  const admin = await club.addMember({ roles: ['ADMIN'], firstName: 'Zvonimir', lastName: 'Matić' });
  return {
    club,
    admin,
    /** BALLS, changed, as an expense of the book with this path. */
    add: async (path = 'league-expenses', change = {}): Promise<Expense> =>
      (await club.as(admin).post<ExpenseSaved>(path, { ...BALLS, ...change })).body.expense,
    /** Sends the receipt of an expense. */
    attach: (
      expense: Pick<Expense, 'id' | 'version'>,
      payload: Buffer,
      { name = 'račun.pdf', type = 'application/octet-stream' } = {},
    ) =>
      club
        .as(admin, { 'content-type': type })
        .put(`expenses/${expense.id}/receipt?version=${expense.version}&name=${encodeURIComponent(name)}`, payload),
    /** The expenses of the league in 2026. */
    listed: async (): Promise<Expense[]> =>
      (await club.as(admin).get<LeagueSummary>('league-expenses?year=2026')).body.expenses,
  };
}
