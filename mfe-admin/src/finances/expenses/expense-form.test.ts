import type { Expense } from '@club/shared/contracts/finances/expenses';
import { copyAddress, ExpenseForm, newExpense, typedExpense } from './expense-form';

const BALLS: Expense = {
  id: 3,
  book: 'LEAGUE',
  year: 2026,
  expenseName: 'Loptice & mreža',
  expenseAmount: 412.8,
  expenseDate: '2026-04-02',
  description: 'četiri kutije',
  receipt: null,
  version: 1,
};

test('input with a comma is converted for the contract', () => {
  const { id, book, receipt, version, ...sent } = BALLS;
  expect(ExpenseForm.parse(typedExpense(BALLS))).toEqual(sent);
});

test.each([
  ['expenseAmount', '12,345'],
  ['expenseAmount', '0'],
  ['expenseAmount', 'deset'],
  ['expenseAmount', ''],
  ['year', '1899'],
  ['year', ''],
  ['expenseName', ' '],
  ['expenseDate', ''],
  ['expenseDate', '1899-12-31'],
])('a form with %s %j shows a message only for that field', (field, text) => {
  const { error } = ExpenseForm.safeParse({ ...typedExpense(BALLS), [field]: text });
  expect(error?.issues.map(({ path }) => path.join('.'))).toContain(field);
});

test('the day of an expense may be in any year of the books', () => {
  const first = { ...typedExpense(BALLS), year: '1900', expenseDate: '1900-01-01' };
  expect(ExpenseForm.parse(first)).toMatchObject({ year: 1900, expenseDate: '1900-01-01' });
});

test('the copy of an expense stays in the book of the original', () => {
  expect(copyAddress({ ...BALLS, book: 'ORGANIZATION' })).toMatch(/^\/admin\/add-expense-org\?/);
});

test('a copy in the other book has the day and the year of the original, which may then be deleted', () => {
  const [path, query] = copyAddress({ ...BALLS, year: 2025 }, 'ORGANIZATION').split('?');
  expect(path).toBe('/admin/add-expense-org');
  expect(newExpense('2026-11-20', new URLSearchParams(query))).toEqual({ ...typedExpense(BALLS), year: '2025' });
  expect(copyAddress({ ...BALLS, book: 'ORGANIZATION' }, 'LEAGUE')).toMatch(/^\/admin\/add-expense\?/);
});

test('a copy has today’s date and the other values of the original', () => {
  const [path, query] = copyAddress(BALLS).split('?');
  expect(path).toBe('/admin/add-expense');
  expect(newExpense('2026-11-20', new URLSearchParams(query))).toEqual({
    year: '2026',
    expenseName: 'Loptice & mreža',
    expenseAmount: '412,80',
    expenseDate: '2026-11-20',
    description: 'četiri kutije',
  });
});
