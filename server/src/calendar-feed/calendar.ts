import ical, { escape as escapeText, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { zagrebMoment } from '../platform/clock';
import type { Played } from './calendar-feed.repository';

/** Without this hint calendar programs may wait for days. */
const ASK_AGAIN_SECONDS = 3_600;

/**
 * Bookings as an iCalendar text. A cancelled one does not occupy its time, and has a higher sequence than before.
 * @param host the host of the club's address, which makes the events' ids globally unique
 */
export function calendarOf(bookings: readonly Played[], clubName: string, host: string): string {
  const calendar = ical({
    // The library escapes every text but this one (RFC 5545, 3.3.11).
    name: escapeText(`${clubName} – moji termini`, false),
    prodId: '//Tenis klub//Rezervacije//HR',
    ttl: ASK_AGAIN_SECONDS,
  });
  for (const { id, day, starts, minutes, courtId, kind, opponent, createdAt, cancelledAt } of bookings) {
    const start = zagrebMoment(`${day}T${starts}`);
    const summary = kind === 'LEAGUE' ? `Tenis – liga: ${opponent}` : 'Tenis';
    calendar.createEvent({
      id: `rezervacija-${id}@${host}`,
      stamp: cancelledAt ?? createdAt,
      sequence: cancelledAt ? 1 : 0,
      status: cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      start: start.toJSDate(),
      end: start.plus({ minutes }).toJSDate(),
      // Some programs show the status nowhere.
      summary: cancelledAt ? `Otkazano: ${summary}` : summary,
      transparency: cancelledAt ? ICalEventTransparency.TRANSPARENT : null,
      location: `Teren ${courtId}`,
    });
  }
  // Every line ends with a line break, the last one too (RFC 5545, 3.4).
  return `${calendar.toString()}\r\n`;
}
