export { RESERVATION_COLUMNS } from './reservation-columns';
