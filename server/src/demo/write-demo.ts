import { createAccounts } from '../accounts/accounts.service';
import { standingAt } from '../bookings/bookings.repository';
import { createBookings, type Purpose } from '../bookings/bookings.service';
import { standingClock } from '../clock/clock';
import { dayAfter } from '../clock/day-rules';
import type { Database, Tx } from '../database/database';
import type { Directory } from '../identity/directory';
import { insertLeagueFee } from '../league/fees/league-fees.repository';
import type { Live } from '../live/live';
import { createMembers } from '../members/members.service';
import { AHEAD, bookingsOfDay, type DemoBooking, GRANTS, HISTORY_DAYS, MAINTENANCES, PAYMENTS } from './demo-diary';
import { DEMO_PASSWORD, PLAYERS, STAFF } from './demo-members';

const LEAGUE_FEE_CENTS = 6_000;
/** Nobody is connected yet to whom a change could be told. */
const SILENT: Live = { changed: async () => 0, version: () => 0, onChange: () => () => undefined };

/**
 * Fills an empty club through the services that members and administrators use, on a clock that walks through the last
 * weeks: balances, statuses and the ledger are what they would be had all this been clicked. The same on every machine.
 */
export async function writeDemo(tx: Tx, database: Database, directory: Directory, today: string): Promise<void> {
  // All of it is one transaction, the caller's: a first start that is cut off leaves nothing half done.
  const db: Database = { ...database, handle: tx, transaction: (work) => work(tx) };
  const clock = standingClock(noon(dayAfter(today, -HISTORY_DAYS - 1)));
  const parts = { db, live: SILENT, clock, directory };
  const members = createMembers(parts);
  const accounts = createAccounts(parts);
  const bookings = createBookings(parts);

  const ids = new Map<string, number>();
  for (const { leagueFee, ...person } of [...STAFF, ...PLAYERS]) {
    const email = `${person.username}@example.com`;
    const id = await members.join({ ...person, email, password: DEMO_PASSWORD, inLeague: leagueFee !== undefined });
    ids.set(person.username, id);
    if (!leagueFee) continue;
    const paidOn = leagueFee === 'PAID' ? dayAfter(today, -20) : null;
    await insertLeagueFee(tx, { memberId: id, year: Number(today.slice(0, 4)), amountCents: LEAGUE_FEE_CENTS, paidOn });
  }
  const idOf = (username: string): number => ids.get(username) ?? 0;
  const admin = { actorId: idOf('admin') };

  /** Books a slot `inDays` after the day on which the clock stands. */
  const book = (username: string, slotId: number, inDays: number, purpose: Purpose) => {
    const cell = { slotId, index: inDays + 1, date: dayAfter(clock.today(), inDays) };
    return bookings.book(idOf(username), cell, purpose);
  };
  const play = ({ username, slotId, kind }: DemoBooking, inDays: number) =>
    book(username, slotId, inDays, kind === 'LEAGUE' ? { kind, opponent: opponentOf(username) } : { kind });

  for (let back = HISTORY_DAYS; back >= 1; back -= 1) {
    clock.set(noon(dayAfter(today, -back)));
    for (const { username, cents, reason } of PAYMENTS.filter((each) => each.back === back)) {
      await accounts.pay(idOf(username), cents, reason ? { ...admin, reason } : admin);
    }
    for (const { username, count, reason } of GRANTS.filter((each) => each.back === back)) {
      await accounts.grantGratis(idOf(username), count, { ...admin, reason });
    }
    for (const booking of bookingsOfDay(back, PLAYERS)) await play(booking, 1);
  }

  // The clock stands at yesterday's noon: its grid reaches to the day after tomorrow.
  for (const { inDays, slotId, reason } of MAINTENANCES) {
    await book('domar', slotId, inDays + 1, { kind: 'MAINTENANCE', reason });
  }
  for (const booking of AHEAD.filter((each) => each.inDays < 3)) await play(booking, booking.inDays + 1);
  await waiveOne(tx, bookingsOfDay(2, PLAYERS), dayAfter(today, -1), (id) =>
    accounts.makeComplimentary(id, { ...admin, reason: 'Kiša prekinula susret' }),
  );
  clock.set(noon(today));
  for (const booking of AHEAD.filter((each) => each.inDays === 3)) await play(booking, 3);
}

async function waiveOne(tx: Tx, booked: readonly DemoBooking[], day: string, waive: (id: number) => Promise<void>) {
  for (const { slotId } of booked) {
    const reservation = await standingAt(tx, slotId, day);
    if (reservation?.paymentStatus === 'PAID' || reservation?.paymentStatus === 'NOT_PAID')
      return waive(reservation.id);
  }
}

/** The next player of the league. */
function opponentOf(username: string): string {
  const league = PLAYERS.filter((each) => each.leagueFee);
  const opponent = league[(league.findIndex((each) => each.username === username) + 1) % league.length];
  return opponent ? `${opponent.firstName} ${opponent.lastName}` : '';
}

/** Noon in Zagreb or an hour beside it: far from midnight in summer and winter. */
const noon = (day: string): string => `${day}T11:00:00Z`;
