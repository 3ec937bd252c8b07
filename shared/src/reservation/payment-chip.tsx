import type { PaymentStatus } from '@club/shared/contracts/reservations';
import { StatusChip } from '@club/shared/ui-core';
import { PAYMENT_WORDS } from './reservation-words';

export function PaymentChip({ status }: { status: PaymentStatus }) {
  const { label, tone } = PAYMENT_WORDS[status];
  return <StatusChip tone={tone}>{label}</StatusChip>;
}
