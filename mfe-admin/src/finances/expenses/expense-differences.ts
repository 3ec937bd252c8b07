import type { Expense } from '@club/shared/contracts/finances/expenses';
import { formatEuros, shortDate, withStop } from '@club/shared/domain';

const FACTS: readonly (readonly [label: string, factOf: (expense: Expense) => string])[] = [
  ['naziv', ({ expenseName }) => expenseName],
  ['iznos', ({ expenseAmount }) => formatEuros(expenseAmount)],
  ['godina', ({ year }) => `${year}.`],
  ['datum', ({ expenseDate }) => shortDate(expenseDate)],
  ['opis', ({ description }) => description || 'nema'],
  ['račun', ({ receipt }) => receipt?.name ?? 'nema'],
];

/** What somebody else has saved, as a sentence: `iznos: 400,00 €; račun: nema.` */
export function expenseDifferences(before: Expense, now: Expense): string {
  const changed = FACTS.filter(([, factOf]) => factOf(before) !== factOf(now));
  return withStop(changed.map(([label, factOf]) => `${label}: ${factOf(now)}`).join('; '));
}
