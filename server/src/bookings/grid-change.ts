import type { ActiveBooking } from './bookings.repository';

/** What a change of the grid did, and the version of the topic `grid` that shows it. */
export interface BookingResult {
  readonly message: string;
  readonly version: number;
}

/** What one version of the grid brought. */
export interface GridStep {
  readonly version: number;
  readonly booked: readonly ActiveBooking[];
  readonly freed: readonly Pick<ActiveBooking, 'day' | 'slotId'>[];
}

/** Where a change of this process is shown, once it is committed. */
export interface GridDisplay {
  show(step: GridStep): void;
}
