import ical, { ICalEventStatus } from 'ical-generator';
import { zagrebMoment } from '../platform/clock';
import type { Played } from './calendar-feed.repository';

/** Without this hint calendar programs may wait for days. */
const ASK_AGAIN_SECONDS = 3_600;

/**
 * Bookings as an iCalendar text. A cancelled booking stays in it as cancelled, with a higher sequence: a calendar that
 * already has it removes it; if it were only missing, the calendar would keep showing it.
 * @param host the host of the club's address, which makes the events' ids globally unique
 */
export function calendarOf(bookings: readonly Played[], clubName: string, host: string): string {
  const calendar = ical({
    name: `${clubName} – moji termini`,
    prodId: '//Tenis klub//Rezervacije//HR',
    ttl: ASK_AGAIN_SECONDS,
  });
  for (const { id, day, starts, minutes, courtId, kind, opponent, createdAt, cancelledAt } of bookings) {
    const start = zagrebMoment(`${day}T${starts}`);
    calendar.createEvent({
      id: `rezervacija-${id}@${host}`,
      stamp: cancelledAt ?? createdAt,
      sequence: cancelledAt ? 1 : 0,
      status: cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      start: start.toJSDate(),
      end: start.plus({ minutes }).toJSDate(),
      summary: kind === 'LEAGUE' ? `Tenis – liga: ${opponent}` : 'Tenis',
      location: `Teren ${courtId}`,
    });
  }
  return calendar.toString();
}
