import { PAYMENT_LABELS, type PaymentStatus } from '@club/shared/domain';
import type { Tone } from '@club/shared/theme';
import { StatusChip } from '@club/shared/ui-core';

const TONES: Readonly<Record<PaymentStatus, Tone>> = {
  PAID: 'free',
  NOT_PAID: 'taken',
  FREE: 'unknown',
  COMPLIMENTARY: 'own',
  INTERNAL: 'maintenance',
  USER_FAVOR: 'own',
};

/** A payment status as text, with the corresponding colour. */
export function PaymentChip({ status }: { status: PaymentStatus }) {
  return <StatusChip tone={TONES[status]}>{PAYMENT_LABELS[status]}</StatusChip>;
}
