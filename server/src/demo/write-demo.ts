import { PRESET_TEXTS } from '@club/shared/contracts/club-texts';
import { dayAfter, yearOf, zagrebDate } from '@club/shared/domain';
import { createAccounts } from '../accounts';
import { createBookings, findActiveAt, type Purpose } from '../bookings';
import { createClubProfiles } from '../club-profile';
import { createExpenses } from '../finances';
import { isInLeague } from '../league';
import { markDemoMembers } from '../members';
import { fixedClock } from '../platform/clock';
import type { Database, Tx } from '../platform/database';
import type { Directory, PreparedPassword } from '../platform/identity';
import type { Live } from '../platform/live';
import { createJoining } from '../user-management';
import { demoExpenses } from './demo-expenses';
import { AHEAD, bookingsOfDay, type DemoBooking, GRANTS, HISTORY_DAYS, MAINTENANCES, PAYMENTS } from './demo-history';
import { PLAYERS, STAFF } from './demo-members';
import { writeDemoLeague } from './league/write-demo-league';

/** The presets, and what they leave out: people and the brand of the balls. */
const DEMO_TEXTS = {
  ...PRESET_TEXTS,
  balls: 'Head Tour',
  friendlyName: 'Stjepan Jurić',
  friendlyEmail: 'termini@tenis-ivankovo.example',
  officeName: 'Zvonimir Matić',
  officeEmail: 'administrator@tenis-ivankovo.example',
};

/** No browser is connected yet that could receive a change. */
const SILENT: Live = {
  changed: async () => undefined,
  changedNow: async () => [],
  rolesGiven: async () => undefined,
  version: () => 0,
  onChange: () => () => undefined,
};

interface Parts {
  readonly directory: Directory;
  /** The password of all accounts. */
  readonly password: PreparedPassword;
  /** The club's moment: the demo ends with what happened today until then. */
  readonly now: Date;
}

/**
 * Fills an empty club through the services that members and administrators use, on a clock that advances through the
 * last weeks: balances, statuses and the ledger are as if all this had been done on the screens. The same on every
 * machine.
 */
export async function writeDemo(tx: Tx, database: Database, { directory, password, now }: Parts): Promise<void> {
  const today = zagrebDate(now);
  // Everything is in the caller's one transaction: an interrupted first start leaves nothing behind.
  const db: Database = { ...database, handle: tx, transaction: (work) => work(tx) };
  const clock = fixedClock(noon(dayAfter(today, -HISTORY_DAYS - 1)));
  const parts = { db, live: SILENT, clock, directory };
  const joining = createJoining(parts);
  const accounts = createAccounts(parts);
  const bookings = createBookings(parts);

  const people = [...STAFF, ...PLAYERS].map(({ leagueFee: _, ...person }) => {
    return { ...person, email: `${person.username}@example.com`, password };
  });
  const joined = await joining.joinAll(people);
  await markDemoMembers(tx, joined);
  const ids = new Map(people.map(({ username }, index) => [username, joined[index] ?? 0]));
  const opponentOn = await writeDemoLeague(parts, tx, now, ids);
  const idOf = (username: string): number => ids.get(username) ?? 0;
  const admin = { actorId: idOf('admin') };

  const profiles = createClubProfiles({ ...parts, report: () => undefined });
  await profiles.saveTexts(DEMO_TEXTS, admin.actorId);

  const expenses = createExpenses(parts);
  for (const { book, expense } of demoExpenses(today)) await expenses.add(book, expense, admin);

  /** Books a slot `inDays` after the clock's day. */
  const book = (username: string, slotId: number, inDays: number, purpose: Purpose) => {
    const cell = { slotId, index: inDays + 1, date: dayAfter(clock.today(), inDays) };
    return bookings.book(idOf(username), cell, purpose);
  };
  /** In January the clock begins in the year before, in which not everybody was in the league, or nobody. */
  const mayPlay = (username: string) => isInLeague(tx, idOf(username), yearOf(clock.today()));
  /** Books for a league match only where there is one to play. */
  const play = async ({ username, slotId, kind }: DemoBooking, inDays: number) => {
    const isMatch = kind === 'LEAGUE' && (await mayPlay(username));
    const opponent = isMatch ? opponentOn(username, dayAfter(clock.today(), inDays)) : null;
    return book(username, slotId, inDays, opponent === null ? { kind: 'FRIENDLY' } : { kind: 'LEAGUE', opponent });
  };

  for (let back = HISTORY_DAYS; back >= 1; back -= 1) {
    clock.set(noon(dayAfter(today, -back)));
    for (const { username, cents, reason } of PAYMENTS.filter((each) => each.back === back)) {
      await accounts.pay(idOf(username), cents, reason ? { ...admin, reason } : admin);
    }
    for (const { username, count, reason } of GRANTS.filter((each) => each.back === back)) {
      await accounts.grantGratis(idOf(username), count, { ...admin, reason });
    }
    // Each booking is another player's, so they share a transaction's statements.
    await Promise.all(bookingsOfDay(back, PLAYERS).map((booking) => play(booking, 1)));
  }

  // The clock is at yesterday's noon: its grid includes the day after tomorrow.
  for (const { inDays, slotId, reason } of MAINTENANCES) {
    await book('domar', slotId, inDays + 1, { kind: 'MAINTENANCE', reason });
  }
  for (const inDays of [1, 2]) {
    const booked = AHEAD.filter((each) => each.inDays === inDays);
    await Promise.all(booked.map((booking) => play(booking, inDays + 1)));
  }
  await waiveOne(tx, bookingsOfDay(2, PLAYERS), dayAfter(today, -1), (id) =>
    accounts.makeComplimentary(id, { ...admin, reason: 'Kiša prekinula susret' }),
  );
  // Before noon, today's bookings are made now: nothing is dated in the future.
  clock.set(now < new Date(noon(today)) ? now.toISOString() : noon(today));
  await Promise.all(AHEAD.filter((each) => each.inDays === 3).map((booking) => play(booking, 3)));
}

async function waiveOne(tx: Tx, booked: readonly DemoBooking[], day: string, waive: (id: number) => Promise<unknown>) {
  for (const { slotId } of booked) {
    const reservation = await findActiveAt(tx, slotId, day);
    if (reservation?.paymentStatus === 'PAID' || reservation?.paymentStatus === 'NOT_PAID')
      return waive(reservation.id);
  }
}

/** Noon in Zagreb or an hour later: far from midnight in summer and winter. */
const noon = (day: string): string => `${day}T11:00:00Z`;
