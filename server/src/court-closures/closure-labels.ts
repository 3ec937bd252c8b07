import { clockTime, formatCourts, plural, reservationCount, shortDate, slotCount } from '@club/shared/domain';
import type { ClosureRange } from '../court-plan';

const daysOf = ({ from, to }: ClosureRange): string =>
  from === to ? shortDate(from) : `${shortDate(from)} – ${shortDate(to)}`;

/** Over several days the hours are those of each day. */
function timesOf({ from, to, fromTime, toTime }: ClosureRange): string {
  if (!fromTime && !toTime) return 'cijeli dan';
  const hours = `${clockTime(fromTime ?? '00:00')}–${clockTime(toTime ?? '24:00')}`;
  return from === to ? hours : `svakoga dana ${hours}`;
}

/** The closed range, in one line. */
export const closureName = (closure: ClosureRange): string =>
  `${formatCourts(closure.courts)}: ${daysOf(closure)}, ${timesOf(closure)}`;

/** `Tereni su zatvoreni.` */
export const closedMessage = ({ courts }: ClosureRange): string =>
  plural(courts.length, 'Teren je zatvoren.', 'Tereni su zatvoreni.', 'Tereni su zatvoreni.');

/** The effect of a closure that ends sooner: which slots are free again, and which bookings stay void. */
export function releaseMessage(done: string, freed: number, voided: number): string {
  const slots = freed > 0 ? `Ponovno se može rezervirati: ${slotCount(freed)}.` : 'Nijedan termin nije oslobođen.';
  const bookings = voided > 0 ? ` Otkazano ostaje: ${reservationCount(voided)}.` : '';
  return `${done} ${slots}${bookings}`;
}
