import { createBookings } from '../bookings';
import { memberForTests } from '../members/testing';
import { eachEngine } from '../platform/database/testing';
import { openLiveHub } from '../platform/live';
import { openClubServices } from '../testing/club-services';
import { createAccounts } from './accounts.service';
import { accountInFull, auditAccount } from './testing';

const SLOTS = [1, 3, 5, 7, 9, 11, 13, 15, 17];

eachEngine((open) => {
  test('two processes that concurrently book, cancel and pay for one member lose and duplicate nothing', async () => {
    const db = await open();
    const first = await openClubServices(db);
    const { clock, cell } = first;
    const other = (await db.again?.()) ?? db;
    const live = await openLiveHub(other, (error) => {
      throw error;
    });
    const parts = { db: other, live, clock };
    const second = { bookings: createBookings(parts), accounts: createAccounts(parts) };
    const member = await memberForTests(db);
    const services = (turn: number) => (turn % 2 === 0 ? first : second);

    const booked = SLOTS.map((slot, turn) => services(turn).bookings.book(member, cell(slot, 1), { kind: 'FRIENDLY' }));
    const paid = Array.from({ length: 20 }, (_, turn) => services(turn).accounts.pay(member, 300, { actorId: member }));
    const granted = services(1).accounts.grantGratis(member, 2, { actorId: member, reason: 'proba' });
    await Promise.all([...booked, ...paid, granted]);
    await auditAccount(db, member);
    const { payments, gratis, statuses } = await accountInFull(db, member);
    expect(payments).toBe(6_000);
    expect(statuses.filter((status) => status === 'USER_FAVOR')).toHaveLength(2 - gratis);

    const cancelled = SLOTS.map((slot, turn) => services(turn).bookings.cancel(member, cell(slot, 1)));
    const corrected = Array.from({ length: 20 }, (_, turn) =>
      services(turn).accounts.pay(member, -100, { actorId: member }),
    );
    await Promise.all([...cancelled, ...corrected]);
    await auditAccount(db, member);
    expect(await accountInFull(db, member)).toMatchObject({ balance: 4_000, payments: 4_000, gratis: 2 });
  });

  test('a booking that is cancelled concurrently in many windows is refunded once', async () => {
    const db = await open();
    const { bookings, accounts, cell } = await openClubServices(db);
    const member = await memberForTests(db);
    await accounts.pay(member, 5_000, { actorId: member });
    await bookings.book(member, cell(1, 1), { kind: 'FRIENDLY' });
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => bookings.cancel(member, cell(1, 1))));
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
    const refused = answers.filter((answer) => answer.status === 'rejected').map((answer) => answer.reason.code);
    expect(new Set(refused)).toEqual(new Set(['NOT_BOOKED']));
    expect(await accountInFull(db, member)).toMatchObject({ balance: 5_000 });
  });
});
