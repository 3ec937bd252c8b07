import type { Expense, Receipt } from '@club/shared/contracts/finances/expenses';
import { centsToEuros } from '@club/shared/domain';
import type { ExpenseRow } from './expenses.repository';

export const BOOK_LABELS = { LEAGUE: 'Ljetna liga', ORGANIZATION: 'Udruga' } as const;

/** An expense with the specification's field names. */
export const presentExpense = (row: ExpenseRow): Expense => ({
  id: row.id,
  book: row.book,
  year: row.year,
  expenseName: row.name,
  expenseAmount: centsToEuros(row.amountCents),
  expenseDate: row.spentOn,
  description: row.description,
  receipt: row.receipt && { ...row.receipt, type: row.receipt.type as Receipt['type'] },
  version: row.version,
});
