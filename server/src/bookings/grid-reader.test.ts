import { GRID_VERSION_HEADER, SlotList } from '@club/shared/contracts/bookings/grid';
import { LIVE_VERSIONS_HEADER } from '@club/shared/contracts/events';
import { jest } from '@jest/globals';
import { sql } from 'kysely';
import { eachEngine, type TestDatabase, withoutNotifications } from '../platform/database/testing';
import type { TestClub, TestMember } from '../testing/test-club';
import { createBookings } from './bookings.service';
import { createGridReader } from './grid-reader';
import { type BookingCalls, CANCEL, FRIENDLY, openBookingCalls, openProcess } from './testing-calls';

eachEngine((open) => {
  let db: TestDatabase;
  let calls: BookingCalls;
  let ana: TestMember;
  let marko: TestMember;
  beforeAll(async () => {
    db = await open();
    calls = await openBookingCalls(db);
    ana = await calls.club.addMember({ firstName: 'Ana', lastName: 'Kovač' });
    marko = await calls.club.addMember();
  });
  beforeEach(() => calls.club.clock.set('2026-07-10T08:00:00Z'));

  const read = (who: TestMember, { headers = {}, club = calls.club }: { headers?: object; club?: TestClub } = {}) =>
    club.app.inject({ url: '/api/get-all-termins', headers: { ...who.headers, ...headers } });
  const etag = async (who: TestMember) => String((await read(who)).headers.etag);
  /** How often the bookings are read from the database while `work` runs. */
  async function readsDuring(work: () => Promise<unknown>): Promise<number> {
    const query = jest.spyOn(db.pool, 'query');
    await work();
    const reads = query.mock.calls.filter(([statement]) => JSON.stringify(statement).includes('active-bookings'));
    query.mockRestore();
    return reads.length;
  }

  async function readsAndShown<Shown>(work: () => Promise<Shown>): Promise<[number, Shown]> {
    let shown: Shown | undefined;
    const reads = await readsDuring(async () => {
      shown = await work();
    });
    return [reads, shown as Shown];
  }

  test('the grid contains its version, and returns 304 for that version', async () => {
    const first = await read(ana);
    expect(first.statusCode).toBe(200);
    expect(Number(first.headers[GRID_VERSION_HEADER])).toBe(calls.club.live.version('grid'));
    const second = await read(ana, { headers: { 'if-none-match': first.headers.etag } });
    expect([second.statusCode, second.body]).toEqual([304, '']);
    expect(second.headers[GRID_VERSION_HEADER]).toBe(first.headers[GRID_VERSION_HEADER]);
  });

  test('the grid is the same under both names, sixteen slots by start and court, without the hidden ones', async () => {
    const list = SlotList.parse((await read(ana)).json());
    expect(list).toHaveLength(16);
    expect(list.map((slot) => `${slot.vrijemeTermina} ${slot.teren}`)).toEqual([...list.map(inOrder)].sort());
    expect(list.at(-1)).toMatchObject({ vrijemeTermina: '20:00:00', teren: 1, cijena: 10 });
    const byNames = await calls.club.app.inject({ url: '/api/by-names', headers: ana.headers });
    expect(byNames.json()).toEqual(list);
  });

  test('the grid is read once for all members, until something changes', async () => {
    await calls.post(FRIENDLY, ana, calls.cell(1, 1));
    expect(await readsDuring(() => Promise.all([read(ana), read(marko), read(ana)]))).toBe(0);
    calls.club.clock.set('2026-07-11T08:00:00Z');
    expect(await readsDuring(() => Promise.all([read(ana), read(marko), read(ana)]))).toBe(1);
  });

  test('the grid shows this process’ bookings and cancellations without reading again, equal to a fresh read', async () => {
    const luka = await calls.club.addMember();
    await read(ana);
    const shownAnew = async () => {
      const second = await openProcess((await db.again?.()) ?? db);
      const { body, headers } = await read(ana, { club: second });
      return { body, etag: headers.etag };
    };
    const shown = async () => {
      const { body, headers } = await read(ana);
      return { body, etag: headers.etag };
    };
    const [reads, booked] = await readsAndShown(async () => {
      await Promise.all([calls.post(FRIENDLY, ana, calls.cell(2, 3)), calls.post(FRIENDLY, luka, calls.cell(4, 3))]);
      return shown();
    });
    expect(reads).toBe(0);
    expect(booked).toEqual(await shownAnew());
    expect(calls.row(SlotList.parse(JSON.parse(booked.body)), 2)).toMatchObject({ statusD: 'FRIENDLY', ownD: true });
    const [readsOfCancelling, cancelled] = await readsAndShown(async () => {
      await calls.remove(CANCEL, ana, calls.sameCell(2, 3));
      return shown();
    });
    expect(readsOfCancelling).toBe(0);
    expect(cancelled).toEqual(await shownAnew());
    expect(calls.row(SlotList.parse(JSON.parse(cancelled.body)), 2)).toMatchObject({ statusD: 'FREE', ownD: false });
  });

  test('a booking and its cancellation are patches for all other members: the patched page equals the new page', async () => {
    const parts = { db, live: calls.club.live, clock: calls.club.clock };
    const reader = createGridReader(parts);
    const bookings = createBookings({ ...parts, grid: reader });
    const iva = await calls.club.addMember();
    const pageOfIva = async () => {
      const { body, version } = await reader.page(iva.id);
      return { slots: SlotList.parse(JSON.parse(String(body))), version };
    };
    const changes = [
      () => bookings.book(ana.id, { slotId: 12, index: 3, date: '2026-07-12' }, { kind: 'FRIENDLY' }),
      () => bookings.cancel(ana.id, { slotId: 12, index: 3, date: '2026-07-12' }),
    ];
    for (const change of changes) {
      const before = await pageOfIva();
      const { version } = await change();
      const patch = reader.patchOf({ topic: 'grid', version });
      const rows = SlotList.parse(JSON.parse(patch?.json ?? 'null'));
      expect([patch?.from, rows.map(({ id }) => id), [...(patch?.notFor ?? [])]]).toEqual([
        before.version,
        [12],
        [ana.id],
      ]);
      const patched = before.slots.map((slot) => rows.find(({ id }) => id === slot.id) ?? slot);
      expect({ slots: patched, version }).toEqual(await pageOfIva());
      expect(reader.patchOf({ topic: 'pricing', version })).toBeUndefined();
      expect(reader.patchOf({ topic: 'grid', version: before.version })).toBeUndefined();
    }
    reader.close();
  });

  test('the grid is read again when a cancelled booking has another slot in it: new slot times were saved meanwhile', async () => {
    const parts = { db, live: calls.club.live, clock: calls.club.clock };
    const reader = createGridReader(parts);
    const cell = { slotId: 6, index: 4, date: '2026-07-13' };
    await createBookings({ ...parts, grid: reader }).book(ana.id, cell, { kind: 'FRIENDLY' });
    const status = async () => {
      const slots = SlotList.parse(JSON.parse(String((await reader.page(ana.id)).body)));
      return slots.find(({ id }) => id === cell.slotId)?.statusD;
    };
    expect(await status()).toBe('FRIENDLY');
    // The version without the notification, which may arrive later than the answer to the commit.
    const { version } = await db.handle
      .updateTable('live_version')
      .set({ version: sql<number>`version + 1` })
      .where('topic', '=', 'grid')
      .returning('version')
      .executeTakeFirstOrThrow();
    const isHers = { slot_id: cell.slotId, day: cell.date };
    await db.handle
      .updateTable('reservation')
      .set({ cancelled_at: new Date() })
      .where((is) => is.and(isHers))
      .execute();
    reader.apply({ version, booked: [], freed: [{ day: cell.date, slotId: 999 }] });
    expect(await status()).toBe('FREE');
    reader.close();
  });

  test('the grid is rebuilt after midnight', async () => {
    await read(ana);
    calls.club.clock.set('2026-07-10T22:00:00Z');
    expect(SlotList.parse((await read(ana)).json())[0]?.datumA).toBe('2026-07-11');
  });

  test('the grid marks each member’s own bookings, and is the same page for all others', async () => {
    await calls.post(FRIENDLY, ana, calls.cell(3, 1));
    const iva = await calls.club.addMember();
    expect(calls.row(await calls.slots(ana), 3)?.ownB).toBe(true);
    expect(calls.row(await calls.slots(marko), 3)?.ownB).toBe(false);
    expect(await etag(iva)).toBe(await etag(marko));
    expect(await etag(ana)).not.toBe(await etag(marko));
  });

  test.each(['grid', 'pricing', 'club-day', 'members'] as const)(
    'the grid is read again after a change of %s',
    async (topic) => {
      await read(ana);
      await db.transaction((tx) => calls.club.live.changed(tx, topic));
      expect(await readsDuring(() => read(ana))).toBe(1);
    },
  );

  test('the grid follows a change of a name', async () => {
    await calls.post(FRIENDLY, ana, calls.cell(5, 1));
    await db.transaction(async (tx) => {
      await tx.updateTable('member').set({ last_name: 'Horvat' }).where('id', '=', ana.id).execute();
      await calls.club.live.changed(tx, 'members');
    });
    expect(calls.row(await calls.slots(marko), 5)?.terminBUser).toEqual({ ime: 'Ana', prezime: 'Horvat' });
  });

  test('the grid shows a commit to a caller that names its version, before the notification has arrived', async () => {
    const { live, clock } = calls.club;
    const reader = createGridReader({ db, live: { ...live, onChange: () => () => undefined }, clock });
    const before = await reader.latest();
    const { version } = (await calls.post(FRIENDLY, ana, calls.cell(11, 1))).body;
    expect((await reader.page(ana.id, before.version)).version).toBe(before.version);
    expect((await reader.latest()).version).toBe(version);
    expect((await reader.page(ana.id, version)).version).toBe(version);
  });

  test('a page that knows of a booking gets it from a process that has not been notified yet', async () => {
    const second = await openProcess(withoutNotifications((await db.again?.()) ?? db));
    const shown = async (headers: object) =>
      Number((await read(marko, { club: second, headers })).headers[GRID_VERSION_HEADER]);
    const before = await shown({});
    const { version } = (await calls.post(FRIENDLY, ana, calls.cell(13, 1))).body;
    const knowing = (grid: number) => ({ [LIVE_VERSIONS_HEADER]: `grid=${grid}&league=0` });
    expect(await shown(knowing(before))).toBe(before);
    expect(await shown(knowing(version))).toBe(version);
  });

  test('the grid receives a booking in another process', async () => {
    const second = await openProcess((await db.again?.()) ?? db);
    await read(marko, { club: second });
    const { version } = (await calls.post(FRIENDLY, ana, calls.cell(9, 1))).body;
    const shown = async () => Number((await read(marko, { club: second })).headers[GRID_VERSION_HEADER]);
    while ((await shown()) < version) await new Promise((go) => setTimeout(go, 20));
    expect(await shown()).toBe(version);
  });
});

const inOrder = (slot: { vrijemeTermina: string; teren: number }): string => `${slot.vrijemeTermina} ${slot.teren}`;
