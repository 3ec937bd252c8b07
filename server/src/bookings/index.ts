export { findActiveAt, markCancelled } from './bookings.repository';
export { bookingRoutes } from './bookings.routes';
export { createBookings } from './bookings.service';
export { gridRoutes } from './grid.routes';
export { createGridReader } from './grid-reader';
export { cellsToClose, keepClosed } from './keep-closed';
export type { Purpose } from './slot-request';
export { voidReservations } from './void-reservations';
export { returnedFacts, voidedFacts } from './voided-facts';
