import type { PaymentStatus } from '@club/shared/domain';

/**
 * The changes that an administrator may make to a payment status (first specification, section 4), with their texts.
 */
export const STATUS_CHANGES = {
  waive: {
    label: 'Označi kao gratis',
    question: 'Želite li rezervaciju označiti kao gratis?',
    consequence: 'Cijena se vraća na račun i podmiruje najstarije neplaćene rezervacije.',
    failure: 'Neuspjelo ažuriranje statusa.',
  },
  revert: {
    label: 'Vrati u neplaćeno',
    question: 'Želite li rezervaciju vratiti u neplaćene?',
    consequence: 'Cijena se opet naplaćuje. Uplate odmah podmiruju rezervacije, od najstarije.',
    failure: 'Neuspjelo vraćanje statusa.',
  },
} as const;

export type StatusChange = keyof typeof STATUS_CHANGES;

/** The change that a status allows; reservations for service, for the club or in the league allow none. */
export function changeOf(status: PaymentStatus): StatusChange | undefined {
  if (status === 'PAID' || status === 'NOT_PAID') return 'waive';
  return status === 'COMPLIMENTARY' ? 'revert' : undefined;
}
