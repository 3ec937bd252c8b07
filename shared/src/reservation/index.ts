export { cancelQuestion, cancelReservation, changeGrid, GONE } from './change-grid';
export { PaymentChip } from './payment-chip';
export { useDataWatch, useWhileThere } from './use-while-there';
