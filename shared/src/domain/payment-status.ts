/** How a reservation is or was paid for (resolution 6). */
export const PAYMENT_STATUSES = ['PAID', 'NOT_PAID', 'FREE', 'COMPLIMENTARY', 'INTERNAL', 'USER_FAVOR'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Labels for members (first specification, section 4). */
export const PAYMENT_LABELS: Readonly<Record<PaymentStatus, string>> = {
  PAID: 'Plaćeno',
  NOT_PAID: 'Nije plaćeno',
  FREE: 'Besplatno',
  COMPLIMENTARY: 'Gratis',
  INTERNAL: 'Interna',
  USER_FAVOR: 'Za uslugu',
};

/** Whether a reservation with this status is charged to the account (resolution 8). */
export const isCharged = (status: PaymentStatus): boolean => status === 'PAID' || status === 'NOT_PAID';
