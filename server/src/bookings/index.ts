export { findActiveAt, insertReservation, markCancelled } from './bookings.repository';
export { bookingRoutes } from './bookings.routes';
export { createBookings } from './bookings.service';
export { gridRoutes } from './grid.routes';
export { createGridReader } from './grid-reader';
export type { Purpose } from './slot-request';
export { voidReservations } from './void-reservations';
