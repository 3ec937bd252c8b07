import { randomBytes } from 'node:crypto';
import type { CalendarFeed } from '@club/shared/contracts/calendar-feed';
import { dayAfter } from '@club/shared/domain';
import { lockPresentMember } from '../members';
import { Refusal } from '../platform/http';
import type { ServiceParts } from '../platform/service-parts';
import { deleteSecret, findFeed, findOwner, playedFrom, saveSecret } from './calendar-feed.repository';
import { shownBookings } from './shown-bookings';

const SECRET_BYTES = 32;
const DAYS_BACK = 90;
const MAX_BOOKINGS = 500;

export type CalendarFeeds = ReturnType<typeof createCalendarFeeds>;

interface CalendarFeedParts extends ServiceParts {
  readonly publicUrl: string;
  /** The club's current name. */
  readonly clubName: () => string;
}

export function createCalendarFeeds({ db, live, clock, publicUrl, clubName }: CalendarFeedParts) {
  const addressOf = (secret: string): string => `${publicUrl}/api/calendar/${secret}.ics`;

  return {
    async find(memberId: number): Promise<CalendarFeed> {
      const found = await findFeed(db.handle, memberId);
      return { url: found ? addressOf(found.secret) : null };
    },

    /** A new secret address; the old one is no longer valid. */
    async renew(memberId: number): Promise<CalendarFeed> {
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      await db.transaction(async (tx) => {
        await lockPresentMember(tx, memberId);
        await saveSecret(tx, memberId, secret, clock.now());
        await live.changed(tx, 'notices', memberId);
      });
      return { url: addressOf(secret), message: 'Adresa kalendara je spremna.' };
    },

    async revoke(memberId: number): Promise<CalendarFeed> {
      await db.transaction(async (tx) => {
        await deleteSecret(tx, memberId);
        await live.changed(tx, 'notices', memberId);
      });
      return { url: null, message: 'Adresa kalendara više ne vrijedi.' };
    },

    /**
     * The calendar of a secret. A secret that is unknown, old or of a deactivated member is refused in the same way.
     */
    async calendar(secret: string): Promise<string> {
      const owner = await findOwner(db.handle, secret);
      if (!owner) throw new Refusal(404, 'CALENDAR_UNKNOWN', 'Ova adresa kalendara ne vrijedi.');
      // Loaded with the first calendar: its library would slow down every start.
      const { calendarOf } = await import('./calendar');
      const now = clock.wallClock();
      const from = dayAfter(now.today, -DAYS_BACK);
      const played = await playedFrom(db.handle, owner.id, from, now.today, MAX_BOOKINGS);
      return calendarOf(shownBookings(played, now), clubName(), new URL(publicUrl).host);
    },
  };
}
