import type { PaymentStatus } from '@club/shared/contracts/reservations';

/** What an administrator may do to a payment status (first specification, section 4), in words. */
export const STATUS_CHANGES = {
  waive: {
    label: 'U gratis',
    question: 'Želite li rezervaciju označiti kao gratis?',
    failure: 'Neuspjelo ažuriranje statusa.',
  },
  revert: {
    label: 'Vrati u neplaćeno',
    question: 'Želite li rezervaciju vratiti u neplaćene?',
    failure: 'Neuspjelo vraćanje statusa.',
  },
} as const;

export type StatusChange = keyof typeof STATUS_CHANGES;

/** The change that a status allows; what was played for service, for the club or in the league allows none. */
export function changeOf(status: PaymentStatus): StatusChange | undefined {
  if (status === 'PAID' || status === 'NOT_PAID') return 'waive';
  return status === 'COMPLIMENTARY' ? 'revert' : undefined;
}
