import { dayAfter } from '@club/shared/domain';
import { enterLeague } from '../league/testing-entries';
import { memberForTests } from '../members/testing';
import { eachEngine } from '../platform/database/testing';
import { openClubServices } from '../testing/club-services';
import { accountInFull, auditAccount } from './testing';

const FRIENDLY = { kind: 'FRIENDLY' } as const;
/** A day price, 7.00. */
const MORNING = 1;
/** The night price, 10.00. */
const NIGHT = 17;

eachEngine((open) => {
  let the: Awaited<ReturnType<typeof club>>;
  async function club() {
    const db = await open();
    const services = await openClubServices(db);
    const admin = await memberForTests(db);
    return { db, ...services, member: admin, by: { actorId: admin, reason: 'po dogovoru' } };
  }
  beforeAll(async () => {
    the = await club();
  });
  beforeEach(async () => {
    the.member = await memberForTests(the.db);
    // Four days later, so that every test starts with an empty grid.
    the.clock.set(`${dayAfter(the.clock.today(), 4)}T06:00:00Z`);
  });
  const book = (slot: number, inDays = 1) => the.bookings.book(the.member, the.cell(slot, inDays), FRIENDLY);
  const account = async () => {
    await auditAccount(the.db, the.member);
    return accountInFull(the.db, the.member);
  };
  const reservationIds = async () => (await account()).reservations.map((each) => each.id);

  describe('refused', () => {
    test('a waiver of a reservation that is not owed', async () => {
      await the.accounts.grantGratis(the.member, 1, the.by);
      await book(MORNING);
      const [favour = 0] = await reservationIds();
      await expect(the.accounts.makeComplimentary(favour, the.by)).rejects.toMatchObject({ code: 'STATUS_MOVED' });
      await expect(the.accounts.revertToNotPaid(favour, the.by)).rejects.toMatchObject({ code: 'STATUS_MOVED' });
      await expect(the.accounts.makeComplimentary(0, the.by)).rejects.toMatchObject({ status: 404 });
    });

    test('a waiver from a screen with an outdated status', async () => {
      await book(MORNING);
      const [id = 0] = await reservationIds();
      await the.accounts.pay(the.member, 700, the.by);
      const waiver = the.accounts.makeComplimentary(id, the.by, 'NOT_PAID');
      await expect(waiver).rejects.toMatchObject({ status: 409, code: 'STATUS_MOVED' });
      expect((await account()).statuses).toEqual(['PAID']);
    });

    test('a waiver of a cancelled reservation', async () => {
      await book(MORNING);
      await the.bookings.cancel(the.member, the.cell(MORNING));
      const [id = 0] = await reservationIds();
      await expect(the.accounts.makeComplimentary(id, the.by)).rejects.toMatchObject({ status: 404 });
    });

    test('a second reversal of an entry, a reversal of a charge and of an unknown entry', async () => {
      await the.accounts.pay(the.member, 2_000, the.by);
      await book(MORNING);
      const [payment, charge] = (await account()).entries;
      await the.accounts.reverseEntry(the.member, payment?.id ?? 0, the.by);
      const again = the.accounts.reverseEntry(the.member, payment?.id ?? 0, the.by);
      await expect(again).rejects.toMatchObject({ status: 409, code: 'ALREADY_REVERSED' });
      const ofCharge = the.accounts.reverseEntry(the.member, charge?.id ?? 0, the.by);
      await expect(ofCharge).rejects.toMatchObject({ status: 409, code: 'NOT_REVERSIBLE' });
      await expect(the.accounts.reverseEntry(the.member, 0, the.by)).rejects.toMatchObject({ status: 404 });
      expect((await account()).entries).toHaveLength(3);
    });

    test('a reversal of gratis reservations that have been played', async () => {
      await the.accounts.grantGratis(the.member, 1, the.by);
      await book(MORNING);
      const [grant] = (await account()).entries;
      const reversal = the.accounts.reverseEntry(the.member, grant?.id ?? 0, the.by);
      await expect(reversal).rejects.toMatchObject({ status: 409, code: 'GRATIS_SPENT' });
    });

    test('a second reversal of gratis reservations, as one that is reversed already', async () => {
      await the.accounts.grantGratis(the.member, 1, the.by);
      const [grant] = (await account()).entries;
      await the.accounts.reverseEntry(the.member, grant?.id ?? 0, the.by);
      const again = the.accounts.reverseEntry(the.member, grant?.id ?? 0, the.by);
      await expect(again).rejects.toMatchObject({ status: 409, code: 'ALREADY_REVERSED' });
    });

    test.each(['update ledger_entry set amount_cents = 0', 'delete from ledger_entry', 'truncate ledger_entry'])(
      'by the database itself: %s',
      async (statement) => {
        await the.accounts.pay(the.member, 100, the.by);
        await expect(the.db.pool.query(statement)).rejects.toThrow('append-only');
      },
    );
  });

  test.each([
    ['gratis reservations', () => the.accounts.grantGratis(the.member, 1, the.by)],
    ['a booking', () => book(MORNING)],
  ])('the member’s pages are notified of %s', async (_, change) => {
    const notified = new Promise<void>((resolve) => {
      the.live.onChange((event) => {
        if (event?.topic === 'account' && event.memberId === the.member) resolve();
      });
    });
    await change();
    await notified;
  });

  test('nothing is entered for an amount of 0', async () => {
    expect(await the.accounts.pay(the.member, 0, the.by)).toBeUndefined();
    expect(await the.accounts.grantGratis(the.member, 0, the.by)).toBeUndefined();
    expect((await account()).entries).toEqual([]);
  });

  test('a booking without money stays unpaid, and the payment settles it', async () => {
    await book(MORNING);
    expect(await account()).toMatchObject({ balance: -700, statuses: ['NOT_PAID'] });
    await the.accounts.pay(the.member, 699, the.by);
    expect(await account()).toMatchObject({ balance: -1, statuses: ['NOT_PAID'] });
    await the.accounts.pay(the.member, 1, the.by);
    expect(await account()).toMatchObject({ balance: 0, statuses: ['PAID'] });
  });

  test('a payment settles the oldest first, whole reservations, up to the first that it does not cover', async () => {
    await book(MORNING);
    await book(NIGHT);
    await book(MORNING + 2);
    await the.accounts.pay(the.member, 1_500, the.by);
    expect(await account()).toMatchObject({ balance: -900, statuses: ['PAID', 'NOT_PAID', 'NOT_PAID'] });
    await the.accounts.pay(the.member, 200, the.by);
    expect(await account()).toMatchObject({ balance: -700, statuses: ['PAID', 'PAID', 'NOT_PAID'] });
  });

  test('a payment settles sixty debts as it settles two, and a correction takes them back', async () => {
    const days = [0, 1, 2, 3].flatMap((inDays) => [1, 3, 5, 7, 9].map((slot) => [slot, inDays] as const));
    for (const _ of [1, 2, 3]) {
      for (const [slot, inDays] of days) await book(slot, inDays);
      the.clock.set(`${dayAfter(the.clock.today(), 4)}T06:00:00Z`);
    }
    const paid = async () => (await account()).statuses.filter((status) => status === 'PAID').length;
    await the.accounts.pay(the.member, 55 * 700 + 699, the.by);
    expect(await paid()).toBe(55);
    await the.accounts.pay(the.member, -53 * 700, the.by);
    expect(await paid()).toBe(2);
  });

  test('a balance that covers the price pays at once; a cent less does not', async () => {
    await the.accounts.pay(the.member, 1_699, the.by);
    await book(MORNING);
    await book(NIGHT);
    expect(await account()).toMatchObject({ balance: -1, statuses: ['PAID', 'NOT_PAID'] });
  });

  test('a correction makes the newest unpaid again, and a payment settles it again', async () => {
    await the.accounts.pay(the.member, 2_100, the.by);
    for (const slot of [1, 3, 5]) await book(slot);
    await the.accounts.pay(the.member, -100, the.by);
    expect(await account()).toMatchObject({ balance: -100, statuses: ['PAID', 'PAID', 'NOT_PAID'] });
    await the.accounts.pay(the.member, -601, the.by);
    expect(await account()).toMatchObject({ balance: -701, statuses: ['PAID', 'NOT_PAID', 'NOT_PAID'] });
    await the.accounts.pay(the.member, 701, the.by);
    expect(await account()).toMatchObject({ balance: 0, statuses: ['PAID', 'PAID', 'PAID'] });
  });

  test('a correction to the cent settles and unsettles as a payment does', async () => {
    await book(MORNING);
    await the.accounts.correct(the.member, 700, the.by);
    expect((await account()).statuses).toEqual(['PAID']);
    await the.accounts.correct(the.member, -1, the.by);
    expect((await account()).statuses).toEqual(['NOT_PAID']);
  });

  test('a correction may leave a debt when no settled reservation is left', async () => {
    await the.accounts.pay(the.member, 700, the.by);
    await book(MORNING);
    await the.accounts.pay(the.member, -5_000, the.by);
    expect(await account()).toMatchObject({ balance: -5_000, payments: -4_300, statuses: ['NOT_PAID'] });
  });

  test('the price of a cancelled booking settles the oldest debt', async () => {
    await the.accounts.pay(the.member, 700, the.by);
    await book(1);
    await book(3);
    await book(5);
    await the.bookings.cancel(the.member, the.cell(1));
    expect(await account()).toMatchObject({ balance: -700, statuses: ['CANCELLED', 'PAID', 'NOT_PAID'] });
  });

  test('after a cancelled debt a smaller, newer one is settled', async () => {
    await the.accounts.pay(the.member, 800, the.by);
    await book(NIGHT);
    await book(MORNING);
    await the.bookings.cancel(the.member, the.cell(NIGHT));
    expect(await account()).toMatchObject({ balance: 100, statuses: ['CANCELLED', 'PAID'] });
  });

  test('gratis reservations are used first, one a booking, and come back when cancelled', async () => {
    await the.accounts.pay(the.member, 5_000, the.by);
    await the.accounts.grantGratis(the.member, 1, the.by);
    await book(1);
    await book(3);
    expect(await account()).toMatchObject({ balance: 4_300, gratis: 0, statuses: ['USER_FAVOR', 'PAID'] });
    await the.bookings.cancel(the.member, the.cell(1));
    expect(await account()).toMatchObject({ balance: 4_300, gratis: 1, statuses: ['CANCELLED', 'PAID'] });
    expect((await account()).entries.map((entry) => entry.kind)).toEqual([
      'PAYMENT',
      'GRATIS_GRANT',
      'GRATIS_USE',
      'CHARGE',
      'GRATIS_RETURN',
    ]);
  });

  test('a league match and a maintenance do not change the account', async () => {
    const person = { memberId: the.member, firstName: 'Član', lastName: 'Lige', createdAt: the.clock.now() };
    await the.db.transaction((tx) => enterLeague(tx, person, Number(the.clock.today().slice(0, 4)), null));
    await the.bookings.book(the.member, the.cell(1), { kind: 'LEAGUE', opponent: 'Marko' });
    await the.bookings.book(the.member, the.cell(3), { kind: 'MAINTENANCE', reason: 'Valjanje' });
    await the.bookings.cancel(the.member, the.cell(1));
    expect(await account()).toMatchObject({ balance: 0, entries: [], statuses: ['CANCELLED', 'INTERNAL'] });
  });

  test('a waiver returns the price and settles older debts; reverting it restores the state before', async () => {
    await the.accounts.pay(the.member, 700, the.by);
    await book(1);
    await book(3);
    const [first = 0] = await reservationIds();
    await the.accounts.makeComplimentary(first, the.by, 'PAID');
    expect(await account()).toMatchObject({ balance: 0, statuses: ['COMPLIMENTARY', 'PAID'] });
    await the.accounts.revertToNotPaid(first, the.by);
    expect(await account()).toMatchObject({ balance: -700, statuses: ['PAID', 'NOT_PAID'] });
  });

  test('a reverted waiver is paid at once from a balance that covers it; a correction then makes it unpaid', async () => {
    await the.accounts.pay(the.member, 700, the.by);
    await book(1);
    const [first = 0] = await reservationIds();
    await the.accounts.makeComplimentary(first, the.by, 'PAID');
    await the.accounts.revertToNotPaid(first, the.by);
    expect(await account()).toMatchObject({ balance: 0, statuses: ['PAID'] });
    await the.accounts.pay(the.member, -100, the.by);
    expect(await account()).toMatchObject({ balance: -100, statuses: ['NOT_PAID'] });
  });

  test('a complimentary reservation that is cancelled returns nothing a second time', async () => {
    await book(MORNING);
    const [id = 0] = await reservationIds();
    await the.accounts.makeComplimentary(id, the.by);
    await the.bookings.cancel(the.member, the.cell(MORNING));
    expect(await account()).toMatchObject({ balance: 0, statuses: ['CANCELLED'] });
  });

  test('a reversed payment is a new entry with its reason, and makes unpaid what it had paid', async () => {
    await the.accounts.pay(the.member, 700, the.by);
    await book(MORNING);
    const [payment] = (await account()).entries;
    await the.accounts.reverseEntry(the.member, payment?.id ?? 0, { ...the.by, reason: 'krivi član' });
    const { entries, ...rest } = await account();
    expect(rest).toMatchObject({ balance: -700, payments: 0, statuses: ['NOT_PAID'] });
    expect(entries[0]).toEqual(payment);
    expect(entries[2]).toMatchObject({
      kind: 'REVERSAL',
      amount_cents: -700,
      reverses_id: payment?.id,
      reason: 'krivi član',
      actor_id: the.by.actorId,
      balance_after: -700,
    });
  });

  test('every entry contains who, when, what and the balance after it', async () => {
    await the.accounts.pay(the.member, 1_000, { actorId: the.by.actorId, reason: 'gotovina' });
    await book(MORNING);
    const { entries } = await account();
    const at = the.clock.now();
    expect(entries).toMatchObject([
      { kind: 'PAYMENT', amount_cents: 1_000, balance_after: 1_000, reason: 'gotovina', actor_id: the.by.actorId, at },
      { kind: 'CHARGE', amount_cents: -700, balance_after: 300, actor_id: the.member, at },
    ]);
  });
});
