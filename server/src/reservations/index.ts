export { isUpcoming } from './is-upcoming';
export { listedReservations, presentReservation } from './listed-reservations';
export { myReservationRoutes } from './my-reservations.routes';
export { formatPlace, type Place } from './place';
export { type Range, type UpcomingBooking, upcomingBookings } from './upcoming.repository';
