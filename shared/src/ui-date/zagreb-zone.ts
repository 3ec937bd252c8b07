import { IANAZone } from 'luxon';

const HOUR_MS = 3_600_000;

/**
 * Zagreb's time zone with a cache of its offsets: luxon formats a date to compute each one, and a calendar asks for
 * hundreds at every tap. Offsets change only at a full hour of UTC.
 */
class ZagrebZone extends IANAZone {
  readonly #offsets = new Map<number, number>();

  override offset(ms: number): number {
    const hour = Math.floor(ms / HOUR_MS);
    const known = this.#offsets.get(hour);
    if (known !== undefined) return known;
    const offset = super.offset(ms);
    this.#offsets.set(hour, offset);
    return offset;
  }
}

export const zagrebZone = new ZagrebZone('Europe/Zagreb');
