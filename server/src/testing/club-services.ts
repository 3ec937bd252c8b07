import { dayAfter } from '@club/shared/domain';
import { createAccounts } from '../accounts';
import { createBookings } from '../bookings';
import { writePresets } from '../court-plan';
import { fixedClock } from '../platform/clock';
import type { Database } from '../platform/database';
import { openLiveHub } from '../platform/live';

/** The club's courts, slots and prices, with the one season that a test needs. */
export async function openCourtsForTests(db: Database, season: { opensOn: string; closesOn: string }): Promise<void> {
  await db.transaction((tx) => writePresets(tx, season.opensOn, { name: 'Sezona', ...season }));
}

/**
 * The club's services over a fresh database, open all year round; the clock is fixed to a Friday morning until it is
 * set.
 */
export async function openClubServices(db: Database) {
  const clock = fixedClock('2026-11-20T06:00:00Z');
  const live = await openLiveHub(db, (error) => {
    throw error;
  });
  await openCourtsForTests(db, { opensOn: '2026-01-01', closesOn: '2031-12-31' });
  return {
    clock,
    live,
    bookings: createBookings({ db, live, clock }),
    accounts: createAccounts({ db, live, clock }),
    /** A cell of the grid in the page's form: slot, and 0..3 days from today. */
    cell: (slotId: number, inDays = 1) => ({ slotId, index: inDays + 1, date: dayAfter(clock.today(), inDays) }),
  };
}

/** Booking as a member, and what follows from it. @param parts read at each call: tests open a club before each of them */
export const bookingAs = (
  parts: () => { db: Database; bookings: ReturnType<typeof createBookings>; memberId: number },
) => ({
  book: (slotId: number, index: number, date: string) =>
    parts().bookings.book(parts().memberId, { slotId, index, date }, { kind: 'FRIENDLY' }),
  booked: (day: string) => activeBookings(parts().db, day),
  balance: () => balanceOf(parts().db, parts().memberId),
});

/** What is booked on a day: kind, slot and reason of each reservation that is not cancelled, by slot. */
export const activeBookings = (db: Database, day: string) =>
  db.handle
    .selectFrom('reservation')
    .select(['kind', 'slot_id', 'reason'])
    .where('day', '=', day)
    .where('cancelled_at', 'is', null)
    .orderBy('slot_id')
    .execute();

/** A member's balance, in cents. */
export async function balanceOf(db: Database, memberId: number): Promise<number | undefined> {
  const account = db.handle.selectFrom('account').select('balance_cents').where('member_id', '=', memberId);
  return (await account.executeTakeFirst())?.balance_cents;
}
