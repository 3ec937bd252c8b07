export { listedReservations, presentReservation } from './listed-reservations';
export { myReservationRoutes } from './my-reservations.routes';
export { formatPlace, type Place } from './place';
export { isToCome } from './to-come';
export { bookingsToCome, type Range, type UpcomingBooking } from './upcoming.repository';
