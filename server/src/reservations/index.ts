export { listedReservations, membersReservations } from './listed-reservations.sql';
export { myReservationRoutes } from './my-reservations.routes';
export { createMyReservations } from './my-reservations.service';
export { formatPlace, type Place } from './place';
export { presentMembersReservation, presentReservation } from './reservation.presenter';
export { type UpcomingBooking, type UpcomingFilter, upcomingBookings } from './upcoming.repository';
export { isUpcoming } from './upcoming.sql';
