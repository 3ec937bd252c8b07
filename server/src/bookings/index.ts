export { findActiveAt, insertReservation, markCancelled } from './bookings.repository';
export { bookingRoutes } from './bookings.routes';
export { createBookings, type Purpose } from './bookings.service';
export { gridRoutes } from './grid.routes';
export { createGridReader } from './grid-reader';
export { voidReservations } from './void-reservations';
