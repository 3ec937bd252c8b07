import type { ActiveBooking } from './bookings.repository';

/** The result of a change of the grid, and the version of the topic `grid` that contains it. */
export interface BookingResult {
  readonly message: string;
  readonly version: number;
}

/** The changes of one version of the grid. */
export interface GridStep {
  readonly version: number;
  readonly booked: readonly ActiveBooking[];
  readonly freed: readonly Pick<ActiveBooking, 'day' | 'slotId'>[];
}

/** Receives the changes of this process after their commit. */
export interface GridCache {
  apply(step: GridStep): void;
}
