/** A time on Zagreb's wall clock. */
export interface WallClock {
  /** Zagreb date `YYYY-MM-DD` */
  readonly today: string;
  /** `HH:mm:ss` */
  readonly timeOfDay: string;
}

/**
 * Whether a slot has started that begins on `day` at `starts` (`HH:mm:ss`). Wall-clock time, as on the court's clock: no
 * slot is in the hour that a clock change moves.
 */
export const hasStarted = (now: WallClock, day: string, starts: string): boolean =>
  day < now.today || (day === now.today && starts <= now.timeOfDay);
