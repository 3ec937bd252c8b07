/** A time on Zagreb's wall clock. */
export interface WallClock {
  readonly today: string;
  /** `HH:mm:ss` */
  readonly timeOfDay: string;
}

/**
 * Whether a slot has started. Wall-clock time, as on the court's clock: no slot is in the hour that a clock change
 * moves.
 */
export const hasStarted = (now: WallClock, day: string, starts: string): boolean =>
  day < now.today || (day === now.today && starts <= now.timeOfDay);
