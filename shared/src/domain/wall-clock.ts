/** A time on Zagreb's wall clock. */
export interface WallClock {
  /** Zagreb date `YYYY-MM-DD` */
  readonly today: string;
  /** `HH:mm:ss` */
  readonly timeOfDay: string;
}

/**
 * Whether a slot has started that begins on `day` at `starts` (`HH:mm:ss`). In wall-clock time: no slot is in the
 * hour of a clock change.
 */
export const hasStarted = (now: WallClock, day: string, starts: string): boolean =>
  day < now.today || (day === now.today && starts <= now.timeOfDay);
