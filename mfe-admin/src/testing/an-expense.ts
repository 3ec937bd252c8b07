import type { Expense } from '@club/shared/contracts/finances/expenses';

/** Balls for the league, entered once and without a receipt, except for what a test overrides. */
export function anExpense(but: Partial<Expense> = {}): Expense {
  return {
    id: 1,
    book: 'LEAGUE',
    year: 2026,
    expenseName: 'Loptice',
    expenseAmount: 412.8,
    expenseDate: '2026-04-02',
    description: '',
    receipt: null,
    version: 1,
    ...but,
  };
}
