import type { ExpenseInput } from '@club/shared/contracts/finances/expenses';
import { useConfirm } from '@club/shared/dialogs';
import { yearOf } from '@club/shared/domain';

/** An invoice of December may be paid in January; a year that is further from the day is probably a typo. */
const MAX_YEARS_APART = 1;

type BookedYear = Pick<ExpenseInput, 'year' | 'expenseDate'>;

/**
 * Asks before an expense is saved in the books of a year that is far from its day.
 * @returns a function that resolves to whether it is to be saved; with the expense as it was `before`, which was agreed to
 * then, it asks only about another year or day
 */
export function useConfirmYear() {
  const confirm = useConfirm();
  return async ({ expenseName, ...booked }: ExpenseInput, before?: BookedYear): Promise<boolean> => {
    const { year, expenseDate } = booked;
    const isSame = before?.year === year && before.expenseDate === expenseDate;
    if (isSame || Math.abs(year - yearOf(expenseDate)) <= MAX_YEARS_APART) return true;
    return confirm({
      title: 'Želite li svejedno spremiti rashod?',
      subject: expenseName,
      lines: [`Godina rashoda (${year}.) razlikuje se od godine datuma (${yearOf(expenseDate)}.).`],
      confirm: 'Spremi rashod',
      cancel: 'Nastavi unos',
    });
  };
}
