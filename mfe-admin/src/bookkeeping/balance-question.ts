import { centsToEuros, eurosToCents, formatEuros } from '@club/shared/domain';
import type { BookedMember } from './planned-entry';

/** The confirmation before an amount is entered: the member, in large letters, and the effect on the balance. */
export function balanceQuestion({ firstName, lastName, accountBalance }: BookedMember, amount: number) {
  const after = centsToEuros(eurosToCents(accountBalance) + eurosToCents(amount));
  return {
    subject: `${firstName} ${lastName}`,
    lines: [
      amount < 0 ? 'Smanjuje se stanje računa (ispravak).' : 'Novac ulazi na račun (uplata).',
      `Stanje: ${formatEuros(accountBalance)} → ${formatEuros(after)}`,
    ],
    tone: amount < 0 ? ('danger' as const) : ('gain' as const),
  };
}
