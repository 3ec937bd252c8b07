import { SlotList } from '@club/shared/contracts/bookings/grid';
import type { QueryConfig } from 'pg';
import type { Database } from '../platform/database';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import type { TestMember } from '../testing/test-club';
import { committedGridVersion } from './bookings.repository';
import { createGridReader, type GridPage } from './grid-reader';
import { type BookingCalls, FRIENDLY, openBookingCalls } from './testing-calls';

eachEngine((open) => {
  let db: TestDatabase;
  let calls: BookingCalls;
  let ana: TestMember;
  let marko: TestMember;
  beforeAll(async () => {
    db = await open();
    calls = await openBookingCalls(db);
    ana = await calls.club.addMember();
    marko = await calls.club.addMember();
    calls.club.clock.set('2026-07-10T08:00:00Z');
  });

  /** A reader whose bookings have been read, but not been returned yet. */
  async function readingHeld() {
    const arrived = gate();
    const release = gate();
    const query = async (statement: QueryConfig) => {
      const result = await db.pool.query(statement);
      arrived.open();
      await release.passed;
      return result;
    };
    const pool: Database['pool'] = Object.create(db.pool, { query: { value: query } });
    const { live, clock } = calls.club;
    const reader = createGridReader({ db: { ...db, pool }, live, clock });
    const reading = reader.page(marko.id);
    await arrived.passed;
    const show = async (page: Promise<GridPage>, slotId: number) => {
      const list = SlotList.parse(JSON.parse((await page).body.toString()));
      return calls.row(list, slotId)?.statusC;
    };
    return { reader, reading, release, show };
  }

  test('a grid that changes while it is read is not cached', async () => {
    const { reader, reading, release, show } = await readingHeld();
    await calls.post(FRIENDLY, ana, calls.cell(7, 2));
    release.open();
    await reading;
    expect(await show(reader.page(marko.id), 7)).toBe('FRIENDLY');
    reader.close();
  });

  test.each(['before', 'after'] as const)(
    'a rule saved %s the bookings are read is never missing from a page that has its version',
    async (moment) => {
      const hide = () =>
        db.transaction(async (tx) => {
          await tx.insertInto('hidden_slot').values({ court_id: 1, starts: '17:00', from_day: '2026-07-12' }).execute();
          await calls.club.live.changed(tx, 'grid');
        });
      let isSaved = false;
      const save = async (now: typeof moment) => {
        if (now !== moment || isSaved) return;
        isSaved = true;
        await hide();
      };
      const query = async (statement: QueryConfig) => {
        await save('before');
        const result = await db.pool.query(statement);
        await save('after');
        return result;
      };
      const pool: Database['pool'] = Object.create(db.pool, { query: { value: query } });
      const { live, clock } = calls.club;
      const reader = createGridReader({ db: { ...db, pool }, live, clock });
      const { body, version } = await reader.page(marko.id);
      const shown = calls.row(SlotList.parse(JSON.parse(body.toString())), 13);
      // An older version is fetched again by the page that has received the event of the change.
      if (version === (await committedGridVersion(db.handle))) expect(shown?.statusC).toBeNull();
      const latest = await reader.page(marko.id, await committedGridVersion(db.handle));
      expect(calls.row(SlotList.parse(JSON.parse(latest.body.toString())), 13)?.statusC).toBeNull();
      reader.close();
      await db.handle.deleteFrom('hidden_slot').where('starts', '=', '17:00').execute();
      await db.transaction((tx) => live.changed(tx, 'grid'));
    },
  );

  test('a request after a change during a read reads again', async () => {
    const { reader, reading, release, show } = await readingHeld();
    await calls.post(FRIENDLY, ana, calls.cell(9, 2));
    const later = reader.page(marko.id);
    release.open();
    expect(await show(reading, 9)).toBe('FREE');
    expect(await show(later, 9)).toBe('FRIENDLY');
    reader.close();
  });
});

function gate(): { passed: Promise<void>; open(): void } {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}
