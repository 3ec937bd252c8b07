import { DateTime } from 'luxon';

const zone = 'Europe/Zagreb';

/** A moment on Zagreb's wall clock. */
export const zagrebTime = (moment: Date | number): DateTime => DateTime.fromMillis(moment.valueOf(), { zone });

/** The moment at which Zagreb's wall clock shows a date, `YYYY-MM-DD` (its midnight), or a time of it, `YYYY-MM-DDTHH:mm`. */
export const zagrebMoment = (text: string): DateTime => DateTime.fromISO(text, { zone });
