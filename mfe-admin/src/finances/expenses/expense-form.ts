import { type Book, type Expense, ExpenseInput } from '@club/shared/contracts/finances/expenses';
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
 * Initial values of a new expense: today, and the values that a copy has put into the address.
 * @param today Zagreb date
 */
export const newExpense = (today: string, copied: URLSearchParams): TypedExpense => ({
  year: copied.get('year') ?? String(yearOf(today)),
  expenseName: copied.get('expenseName') ?? '',
  expenseAmount: copied.get('expenseAmount') ?? '',
  expenseDate: copied.get('expenseDate') ?? today,
  description: copied.get('description') ?? '',
});

const FORMS: Record<Book, string> = { LEAGUE: '/admin/add-expense', ORGANIZATION: '/admin/add-expense-org' };

/**
 * The address of a form for a similar expense: with the recurring values, without the day; in the other book with the day
 * and the year too, because the expense was entered into the wrong one.
 */
export function copyAddress(expense: Expense, book = expense.book): string {
  const { year, expenseDate, ...recurring } = typedExpense(expense);
  const query = new URLSearchParams(book === expense.book ? recurring : { ...recurring, year, expenseDate });
  return `${FORMS[book]}?${query}`;
}
