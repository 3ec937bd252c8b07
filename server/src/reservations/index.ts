export { listedReservations, presentReservation } from './listed-reservations';
export { myReservationRoutes } from './my-reservations.routes';
export { formatPlace, type Place } from './place';
export { hasStarted, type WallClock } from './slot-start-rules';
export { isToCome } from './to-come';
export { bookingsToCome, type Range, type UpcomingBooking } from './upcoming.repository';
