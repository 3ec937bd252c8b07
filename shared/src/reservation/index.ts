export { cancelQuestion, cancelReservation, changeGrid } from './change-grid';
export { PaymentChip } from './payment-chip';
