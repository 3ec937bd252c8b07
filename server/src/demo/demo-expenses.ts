import type { Book, ExpenseInput } from '@club/shared/contracts/finances/expenses';
import { yearOf } from '@club/shared/domain';

/** Yearly expenses by date: book, month and day, name, euros, and the treasurer's note. */
const YEARLY: readonly [book: Book, day: string, name: string, euros: number, description: string][] = [
  ['ORGANIZATION', '03-12', 'Crvena zemlja, 6 t', 1140, 'dovoz uključen'],
  ['ORGANIZATION', '03-28', 'Mreža', 149, 'teren 2'],
  ['LEAGUE', '04-02', 'Loptice za ligu', 412.8, ''],
  ['ORGANIZATION', '04-15', 'Popravak rasvjete', 238, 'dva reflektora'],
  ['ORGANIZATION', '05-11', 'Održavanje terena, svibanj', 350, 'domar'],
  ['ORGANIZATION', '05-31', 'Električna energija, svibanj', 104.75, 'rasvjeta, teren 1'],
  ['LEAGUE', '09-05', 'Pehari i medalje', 186.5, ''],
  ['LEAGUE', '09-06', 'Zajednička večera nakon finala', 420, ''],
];
const YEARS = 4;

/** The club's expenses of the last years, up to today; older years were a little cheaper. */
export function demoExpenses(today: string): { book: Book; expense: ExpenseInput }[] {
  const thisYear = yearOf(today);
  return Array.from({ length: YEARS }, (_, back) => thisYear - back).flatMap((year) =>
    YEARLY.map(([book, day, expenseName, euros, description]) => {
      const expenseAmount = Math.round(euros * (1 - 0.04 * (thisYear - year)) * 100) / 100;
      return { book, expense: { year, expenseName, expenseAmount, expenseDate: `${year}-${day}`, description } };
    }).filter(({ expense }) => expense.expenseDate <= today),
  );
}
