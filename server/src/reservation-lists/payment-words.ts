import type { PaymentStatus } from '../database/tables';

/** How a person reads a payment status (first specification, section 4). */
export const paymentWords: Record<PaymentStatus, string> = {
  PAID: 'Plaćeno',
  NOT_PAID: 'Nije plaćeno',
  FREE: 'Besplatno',
  COMPLIMENTARY: 'Gratis',
  INTERNAL: 'Interna',
  USER_FAVOR: 'Za uslugu',
};
