import { createAccounts, lockAccount } from '../accounts';
import { createBookings, createGridReader, markCancelled } from '../bookings';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { createSettings } from '../settings';
import { activeBookings, balanceOf, openCourtsForTests } from '../testing/club-services';
import { untilWaiting } from '../testing/concurrently';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { createClosureList, createClosureReleases, createCourtClosures } from '.';

/** Court 2 has seven slots that are offered: those at 18:30 and 20:00 are hidden. */
const RAIN = {
  from: '2026-07-11',
  to: '2026-07-11',
  courts: [2],
  fromTime: null,
  toTime: null,
  reason: 'Kiša',
  preview: false,
};
const WORKS = { ...RAIN, to: '2026-07-12', reason: 'Radovi' };
/** 09:30 and 18:30 on court 2. */
const SLOT = 4;
const HIDDEN_SLOT = 16;
const NET = { kind: 'MAINTENANCE', reason: 'Mreža' } as const;
const AT_09_30 = { slotId: SLOT, index: 2, date: '2026-07-11' };

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  let ana: TestMember;
  let services: ReturnType<typeof openServices>;
  const openServices = () => {
    const parts = { db, live: club.live, clock: club.clock };
    const grid = createGridReader(parts);
    return {
      grid,
      bookings: createBookings({ ...parts, grid }),
      closing: createCourtClosures(parts),
      releases: createClosureReleases(parts),
      list: createClosureList(parts),
      hiddenSlots: createSettings(parts).hiddenSlots,
    };
  };
  beforeEach(async () => {
    db = await open();
    await openCourtsForTests(db, { opensOn: '2026-03-01', closesOn: '2026-11-30' });
    club = await openTestClub(db, () => []);
    admin = await club.addMember({ roles: ['ADMIN', 'COURT_MAINTENANCE'] });
    ana = await club.addMember();
    services = openServices();
  });
  afterEach(() => services.grid.close());

  const close = async (closure: typeof RAIN): Promise<number> => {
    await services.closing.close(closure, admin.id);
    const { id } = await db.handle
      .selectFrom('court_closure')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return id;
  };
  /** What the grid shows on court 2 on 11 July. */
  const court2 = async () => {
    const { rows } = await services.grid.latest();
    const cells = rows.filter(({ slot }) => slot.courtId === 2).map((row) => row.cells[1]);
    return [...new Set(cells.map(({ status, note }) => `${status} ${note}`))];
  };
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
  const book = (slotId = SLOT) => codeOf(services.bookings.book(ana.id, { ...AT_09_30, slotId }, { kind: 'FRIENDLY' }));

  test('a slot that two closures cover stays closed when either is undone', async () => {
    const rain = await close(RAIN);
    const works = await close(WORKS);
    expect(await services.releases.undo(rain, admin.id)).toEqual({
      message: 'Zatvaranje je poništeno. Nijedan termin nije oslobođen.',
      freed: 0,
    });
    expect(await court2()).toEqual(['MAINTENANCE Radovi']);
    const prices = await db.handle
      .selectFrom('reservation')
      .select('price_cents')
      .where('closure_id', '=', works)
      .execute();
    expect(new Set(prices.map((row) => row.price_cents))).toEqual(new Set([0]));
    expect(await book()).toBe('SLOT_TAKEN');
    expect((await services.list.details(works)).slotCount).toBe(14);

    expect((await services.releases.undo(works, admin.id)).freed).toBe(14);
    expect(await court2()).toEqual(['FREE null']);
    expect(await book()).toBe('done');
  });

  test('a closure that is shortened frees only what no other covers, as its preview shows', async () => {
    const works = await close(WORKS);
    await close({ ...RAIN, to: '2026-07-13' });
    const nextDay = { from: '2026-07-12', to: '2026-07-12', courts: [2], fromTime: null, toTime: '14:00' };
    expect((await services.releases.shorten(works, { ...nextDay, preview: true }, admin.id)).freed).toBe(0);
    expect((await services.releases.shorten(works, { ...nextDay, preview: false }, admin.id)).freed).toBe(0);
    expect(await court2()).toEqual(['MAINTENANCE Kiša']);
    expect(await book()).toBe('SLOT_TAKEN');
  });

  test('where a maintenance inside a closure ends, the closure takes its place', async () => {
    await services.bookings.book(admin.id, AT_09_30, NET);
    const rain = await close(RAIN);
    // The second request is a repetition of the first.
    for (const key of ['k', 'k']) {
      expect((await services.bookings.endMaintenance(admin.id, AT_09_30, key)).message).toBe(
        'Održavanje je uklonjeno: 11.07.2026. u 09:30, teren\u00a02. Teren ostaje zatvoren.',
      );
    }
    expect(await court2()).toEqual(['MAINTENANCE Kiša']);
    expect(await book()).toBe('SLOT_TAKEN');
    expect((await services.list.details(rain)).slotCount).toBe(7);
  });

  test('a slot of a closure is opened by the closure alone', async () => {
    await close(RAIN);
    expect(await codeOf(services.bookings.endMaintenance(admin.id, AT_09_30))).toBe('SLOT_CLOSED');
    expect(await court2()).toEqual(['MAINTENANCE Kiša']);
  });

  test('a hidden slot that is shown again inside a closure is closed by it', async () => {
    const rain = await close(RAIN);
    const { id } = await db.handle
      .selectFrom('hidden_slot')
      .select('id')
      .where('starts', '=', '18:30')
      .executeTakeFirstOrThrow();
    await services.hiddenSlots.update(id, { teren: 2, vrijemeTermina: '18:30', from: '2026-07-12' }, admin.id);
    expect(await book(HIDDEN_SLOT)).toBe('SLOT_TAKEN');
    await services.hiddenSlots.remove(id, admin.id);
    expect(await court2()).toEqual(['MAINTENANCE Kiša']);
    expect((await services.releases.undo(rain, admin.id)).freed).toBe(8);
    expect(await book(HIDDEN_SLOT)).toBe('done');
  });

  test('a season that is extended into a closure finds its courts closed', async () => {
    const { seasons } = createSettings({ db, live: club.live, clock: club.clock });
    const season = await db.handle.selectFrom('season').select('id').executeTakeFirstOrThrow();
    const until = (closesOn: string) =>
      seasons.update(season.id, { name: 'Sezona', opensOn: '2026-03-01', closesOn }, admin.id);
    await until('2026-07-10');
    await close(RAIN);
    expect(await court2()).toEqual(['null null']);
    await until('2026-11-30');
    expect(await court2()).toEqual(['MAINTENANCE Kiša']);
    expect(await book()).toBe('SLOT_TAKEN');
  });

  test('undoing a closure counts only the slots that can be booked again', async () => {
    const { seasons, hiddenSlots } = createSettings({ db, live: club.live, clock: club.clock });
    const season = await db.handle.selectFrom('season').select('id').executeTakeFirstOrThrow();
    const works = await close(WORKS);
    await hiddenSlots.add({ teren: 2, vrijemeTermina: '17:00', from: null }, admin.id);
    await seasons.update(season.id, { name: 'Sezona', opensOn: '2026-03-01', closesOn: '2026-07-11' }, admin.id);
    const { freed, message } = await services.releases.undo(works, admin.id);
    const { rows } = await services.grid.latest();
    const free = rows.filter(({ slot, cells }) => slot.courtId === 2 && cells[1].status === 'FREE');
    expect([freed, free.length]).toEqual([6, 6]);
    expect(message).toContain('6 termina');
  });

  test('a booking that its member cancels just before the closure is not counted as voided by it', async () => {
    expect(await book()).toBe('done');
    const { id } = await db.handle
      .selectFrom('reservation')
      .select('id')
      .where('cancelled_at', 'is', null)
      .executeTakeFirstOrThrow();
    let cancel: () => void = () => undefined;
    let cancelling: Promise<unknown> = Promise.resolve();
    await new Promise<void>((locked) => {
      const found = new Promise<void>((resolve) => {
        cancel = resolve;
      });
      cancelling = db.transaction(async (tx) => {
        await lockAccount(tx, ana.id);
        locked();
        await found;
        await markCancelled(tx, id, { actorId: ana.id, at: club.clock.now() });
      });
    });
    const closing = services.closing.close(RAIN, admin.id);
    // With PostgreSQL the closure has by then found the booking, and waits for its member's account.
    await untilWaiting(db, [closing]);
    cancel();
    await cancelling;
    const { message, voided } = await closing;
    expect([message, voided]).toEqual([expect.stringContaining('Otkazano: 0 rezervacija.'), []]);
    const log = await db.handle
      .selectFrom('action_log')
      .select('after')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(log.after)).not.toContain('Pogođeni');
  });

  test('its record returns what its preview returned: the refund of a paid match pays for no match that is voided with it', async () => {
    await createAccounts({ db, live: club.live, clock: club.clock }).pay(ana.id, 700, { actorId: admin.id });
    for (const slotId of [4, 6, 8]) {
      await services.bookings.book(ana.id, { ...AT_09_30, slotId }, { kind: 'FRIENDLY' });
    }
    const payments = (rows: readonly { statusPlacanja: string }[]) => rows.map(({ statusPlacanja }) => statusPlacanja);
    const preview = await services.closing.close({ ...RAIN, preview: true }, admin.id);
    expect(payments(preview.voided)).toEqual(['PAID', 'NOT_PAID', 'NOT_PAID']);
    expect(payments((await services.list.details(await close(RAIN))).voided)).toEqual(['PAID', 'NOT_PAID', 'NOT_PAID']);
    expect(await balanceOf(db, ana.id)).toBe(700);
  });

  test('a closure that closes nothing is refused, in its preview too', async () => {
    await close(RAIN);
    const again = { ...RAIN, reason: 'Opet kiša' };
    expect(await codeOf(services.closing.close({ ...again, preview: true }, admin.id))).toBe('NOTHING_TO_CLOSE');
    expect(await codeOf(services.closing.close(again, admin.id))).toBe('NOTHING_TO_CLOSE');
    expect((await services.list.page({ page: 0, size: 10 })).totalElements).toBe(1);
    const morning = { ...RAIN, from: '2026-07-10', to: '2026-07-10', toTime: '09:00' };
    expect(await codeOf(services.closing.close(morning, admin.id))).toBe('NOTHING_TO_CLOSE');
  });

  test('a preview lists the starts that would be closed: none that is hidden, closed or has begun', async () => {
    club.clock.set('2026-07-10T05:00:00Z');
    const startsOf = async (but: Partial<Omit<typeof RAIN, 'fromTime'>> & { fromTime: string }) =>
      (await services.closing.close({ ...RAIN, courts: [1, 2], ...but, preview: true }, admin.id)).closes;
    expect(await startsOf({ fromTime: '17:00' })).toEqual([
      { teren: 1, starts: ['17:00', '18:30', '20:00'] },
      { teren: 2, starts: ['17:00'] },
    ]);
    // The slot of a booking is closed once the booking is void.
    expect(await book()).toBe('done');
    const twoDays = { courts: [2], fromTime: '09:00', to: '2026-07-12' };
    expect(await startsOf(twoDays)).toEqual([
      { teren: 2, starts: ['09:30', '11:00', '12:30', '14:00', '15:30', '17:00'] },
    ]);
    await services.bookings.book(admin.id, { ...AT_09_30, slotId: 6 }, NET);
    expect(await startsOf({ ...twoDays, to: '2026-07-11' })).toEqual([
      { teren: 2, starts: ['09:30', '12:30', '14:00', '15:30', '17:00'] },
    ]);
    // Ten past five.
    club.clock.set('2026-07-10T15:10:00Z');
    expect(await startsOf({ from: '2026-07-10', to: '2026-07-10', fromTime: '17:00' })).toEqual([
      { teren: 1, starts: ['18:30', '20:00'] },
    ]);
  });

  test('a closure of today voids what has not begun; a match of this morning stays played and paid', async () => {
    club.clock.set('2026-07-10T05:00:00Z');
    const today = { index: 1, date: '2026-07-10' };
    for (const slotId of [2, 4, 6]) {
      await services.bookings.book(ana.id, { ...today, slotId }, { kind: 'FRIENDLY' });
    }
    // Ten o'clock: the match of 08:00 is over, that of 09:30 under way, that of 11:00 ahead.
    club.clock.set('2026-07-10T08:00:00Z');
    const rain = { ...RAIN, from: '2026-07-10', to: '2026-07-10' };
    const preview = await services.closing.close({ ...rain, preview: true }, admin.id);
    expect(preview.voided.map((row) => row.vrijemeTermina)).toEqual(['11:00:00']);
    const done = await services.closing.close(rain, admin.id);
    expect(done.voided.map((row) => row.vrijemeTermina)).toEqual(['11:00:00']);
    expect((await activeBookings(db, '2026-07-10')).filter(({ kind }) => kind === 'FRIENDLY')).toMatchObject([
      { slot_id: 2 },
      { slot_id: 4 },
    ]);
    expect(await balanceOf(db, ana.id)).toBe(-1400);
  });
});
