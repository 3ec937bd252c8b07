import { type Expense, ExpenseInput } from '@club/shared/contracts/finances/expenses';
import { freeText } from '@club/shared/contracts/texts';
import { plainEuros, yearOf } from '@club/shared/domain';
import * as z from '@club/shared/schema';
import { typed } from '../../forms/form-field/typed-fields';

const { year, expenseAmount } = ExpenseInput.shape;

/** The contract with its numbers as typed. */
export const ExpenseForm = z.extend(ExpenseInput, {
  year: typed(year),
  expenseAmount: typed(expenseAmount),
  description: freeText(500),
});

export type TypedExpense = z.input<typeof ExpenseForm>;

/** Initial values for changing an expense. */
export const typedExpense = (expense: Expense): TypedExpense => ({
  year: String(expense.year),
  expenseName: expense.expenseName,
  expenseAmount: plainEuros(expense.expenseAmount),
  expenseDate: expense.expenseDate,
  description: expense.description,
});

/**
 * Initial values of a new expense: today, and the values that 'Kopiraj' has put into the address.
 * @param today Zagreb date
 */
export const newExpense = (today: string, copied: URLSearchParams): TypedExpense => ({
  year: String(yearOf(today)),
  expenseName: copied.get('expenseName') ?? '',
  expenseAmount: copied.get('expenseAmount') ?? '',
  expenseDate: today,
  description: copied.get('description') ?? '',
});

/** The address of a form for a similar expense: with the recurring values, without the day. */
export function copyAddress(expense: Expense): string {
  const { expenseName, expenseAmount, description } = typedExpense(expense);
  const query = new URLSearchParams({ expenseName, expenseAmount, description });
  return `${expense.book === 'LEAGUE' ? '/admin/add-expense' : '/admin/add-expense-org'}?${query}`;
}
