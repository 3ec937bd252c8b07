export { PaymentChip } from './payment-chip';
export { MATCH_WORDS, PAYMENT_WORDS, reservationCount, slotTime } from './reservation-words';
