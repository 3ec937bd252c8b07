export { createDeleteReservation } from './delete-reservation.service';
export { reservationListRoutes } from './reservation-lists.routes';
export { createReservationLists } from './reservation-lists.service';
