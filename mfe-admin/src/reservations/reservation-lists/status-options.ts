import type { ReservationListStatus } from '@club/shared/contracts/reservation-lists';
import { PAYMENT_LABELS, PAYMENT_STATUSES } from '@club/shared/domain';

interface StatusOption {
  readonly value: ReservationListStatus | '';
  readonly label: string;
}

/** Without INTERNAL: a reservation for the club's own use is maintenance and is in none of the lists. */
const PAYMENTS = PAYMENT_STATUSES.filter((status) => status !== 'INTERNAL');

/** The options of the status filter, with the labels of the rows. */
export const STATUS_OPTIONS: readonly StatusOption[] = [
  { value: '', label: 'Svi' },
  ...PAYMENTS.map((value) => ({ value, label: PAYMENT_LABELS[value] })),
  { value: 'CANCELLED', label: 'Otkazano' },
  { value: 'DELETED', label: 'Izbrisano' },
];
