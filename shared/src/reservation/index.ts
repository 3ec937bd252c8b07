export { CANCELLED_MEANWHILE, cancelQuestion, cancelReservation, changeGrid } from './change-grid';
export { PaymentChip } from './payment-chip';
export { useDataWatch, useWhileThere } from './use-while-there';
