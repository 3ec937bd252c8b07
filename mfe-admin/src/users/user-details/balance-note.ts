import { formatEuros, sumEuros } from '@club/shared/domain';

/**
 * Why the sum of unpaid reservations is not the balance: only whole reservations are settled, so that money that does
 * not cover the oldest unpaid one stays on the account (resolution 8).
 * @param balance, unpaid in euros
 */
export function balanceNote(balance: number, unpaid: number): string {
  const waiting = sumEuros([balance, unpaid]);
  const sum = `Ukupno ${formatEuros(unpaid)}`;
  if (waiting === 0) return `${sum}, koliko iznosi i dug na računu.`;
  if (waiting < 0) return `${sum}; ostatak duga od ${formatEuros(-waiting)} dolazi od ispravaka.`;
  return `${sum}; od toga ${formatEuros(waiting)} već čeka na računu, ali ne pokriva cijelu najstariju rezervaciju.`;
}
