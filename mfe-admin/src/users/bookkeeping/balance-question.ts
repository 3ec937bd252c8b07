import { centsToEuros, eurosToCents, formatEuros } from '@club/shared/domain';
import { bookedName } from './booked-name';
import type { BookedMember } from './planned-entry';

/**
 * The confirmation before an amount is entered: the member, in large type, and the effect on the balance.
 *
 * @param changed what somebody else has entered since the question was first asked
 */
export function balanceQuestion(member: BookedMember, amount: number, changed = '') {
  const { accountBalance } = member;
  const after = centsToEuros(eurosToCents(accountBalance) + eurosToCents(amount));
  return {
    subject: bookedName(member),
    why: changed,
    facts: [
      { label: 'Stanje sada', value: formatEuros(accountBalance) },
      { label: 'Novo stanje', value: formatEuros(after), strong: true },
    ],
    lines: [whatHappens(amount)],
    ...(amount === 0 ? {} : { tone: amount < 0 ? ('danger' as const) : ('gain' as const) }),
  };
}

function whatHappens(amount: number): string {
  // Whole euros may be 0; then the server enters nothing (resolution 29).
  if (amount === 0) return 'Iznos je 0: ništa se ne unosi.';
  return amount < 0 ? 'Smanjuje se stanje računa (ispravak).' : 'Novac ulazi na račun (uplata).';
}
