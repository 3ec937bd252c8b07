import { createBookings } from '../bookings';
import { createCourtClosures } from '../court-closures';
import { lockCourtPlan, writePresets } from '../court-plan';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { concurrently, queueBehindLock } from '../testing/concurrently';
import { openTestClub, type TestClub } from '../testing/test-club';
import { createHiddenSlotsSetting } from './hidden-slots-setting.service';
import { createPricesSetting } from './prices-setting.service';
import { createSeasonsSetting } from './seasons-setting.service';

const TODAY = '2026-11-20';
const DAY = '2026-11-23';
/** 09:30 on court 1. */
const SLOT = 3;
const SEASON = { name: 'Zima', opensOn: '2026-10-01', closesOn: '2027-04-04' };
const SHORTER = { ...SEASON, closesOn: '2026-11-22' };
const PRICES = { dayPrice: 8.5, nightPrice: 12, nightFrom: '16:30', packages: [] };
const CLOSURE = { from: DAY, to: DAY, courts: [1], fromTime: null, toTime: null, reason: 'Kiša', preview: false };

eachEngine((open, postgresTest) => {
  let database: TestDatabase;
  let club: TestClub;
  let book: () => Promise<unknown>;
  let maintain: () => Promise<unknown>;
  let seasonId: number;
  let prices: ReturnType<typeof createPricesSetting>;
  let adminId: number;
  let changes: Record<string, () => Promise<unknown>>;

  beforeEach(async () => {
    database = await open();
    club = await openTestClub(database, () => [], `${TODAY}T08:00:00Z`);
    await database.transaction((tx) => writePresets(tx, TODAY, SEASON));
    ({ id: seasonId } = await database.handle.selectFrom('season').select('id').executeTakeFirstOrThrow());
    const ana = await club.addMember();
    const admin = await club.addMember({ roles: ['ADMIN'] });

    const cell = { slotId: SLOT, index: 4, date: DAY };
    book = () => createBookings(club).book(ana.id, cell, { kind: 'FRIENDLY' });
    maintain = () => createBookings(club).book(admin.id, cell, { kind: 'MAINTENANCE', reason: 'Mreža' });
    const seasons = createSeasonsSetting(club);
    prices = createPricesSetting(club);
    adminId = admin.id;
    changes = {
      'a shorter season': () => seasons.update(seasonId, SHORTER, admin.id),
      'a shorter season that may void': () => seasons.update(seasonId, { ...SHORTER, voidOutside: true }, admin.id),
      'a hidden slot': () =>
        createHiddenSlotsSetting(club).add({ teren: 1, vrijemeTermina: '09:30', from: null }, admin.id),
      'an ended maintenance': () => createBookings(club).endMaintenance(admin.id, cell),
      'a closed court': () => createCourtClosures(club).close(CLOSURE, admin.id),
    };
  });

  const activeBookings = async (): Promise<string[]> => {
    const rows = await database.handle
      .selectFrom('reservation')
      .select('kind')
      .where('day', '=', DAY)
      .where('slot_id', '=', SLOT)
      .where('cancelled_at', 'is', null)
      .execute();
    return rows.map(({ kind }) => kind);
  };

  test.each([
    ['a shorter season', 'BOOKINGS_OUTSIDE', ['FRIENDLY']],
    ['a shorter season that may void', 'done', []],
    ['a hidden slot', 'SLOT_BOOKED', ['FRIENDLY']],
    ['a closed court', 'done', ['MAINTENANCE']],
  ])('%s sees the booking that is under way: %s', async (name, outcome, left) => {
    expect(await concurrently(database, book, changes[name] as () => Promise<unknown>)).toEqual(['done', outcome]);
    expect(await activeBookings()).toEqual(left);
  });

  test.each([
    ['a shorter season', 'SEASON_CLOSED', []],
    ['a hidden slot', 'SLOT_HIDDEN', []],
    ['a closed court', 'SLOT_TAKEN', ['MAINTENANCE']],
  ])('a booking sees %s that is under way: %s', async (name, outcome, left) => {
    expect(await concurrently(database, changes[name] as () => Promise<unknown>, book)).toEqual(['done', outcome]);
    expect(await activeBookings()).toEqual(left);
  });

  test.each([
    ['an ended maintenance', 'a closed court'],
    ['a closed court', 'an ended maintenance'],
  ])('%s, and %s at the same time: the slot stays closed', async (...names) => {
    await maintain();
    const works = names.map((name) => changes[name] as () => Promise<unknown>);
    expect(await concurrently(database, ...works)).toEqual(['done', 'done']);
    expect(await activeBookings()).toEqual(['MAINTENANCE']);
  });

  for (const name of ['a new price list', 'a changed price list']) {
    postgresTest(`${name} that has waited over midnight is not valid from the day before`, async () => {
      const later = { ...PRICES, validFrom: '2026-12-01' };
      await prices.add(later, adminId);
      const lists = () => database.handle.selectFrom('price_list').selectAll().orderBy('id').execute();
      const before = await lists();
      const today = { ...PRICES, validFrom: TODAY };
      const { id } = before.at(-1) as { id: number };
      const outcomes = await queueBehindLock(
        database,
        lockCourtPlan,
        () => (name === 'a new price list' ? prices.add(today, adminId) : prices.update(id, today, adminId)),
        async () => club.clock.set('2026-11-20T23:00:00Z'),
      );
      expect(outcomes).toEqual(['PRICE_LIST_IN_PAST', 'done']);
      expect(await lists()).toEqual(before);
    });
  }
});
