import { createBookings } from '../bookings';
import { writePresets } from '../court-plan';
import type { Tx } from '../platform/database';
import { eachEngine } from '../platform/database/testing';
import type { Directory } from '../platform/identity';
import { addIdentity, openDirectoryForTests } from '../platform/identity/testing/directory';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { endCalendarFeed } from './calendar-feed.repository';
import { calendarFeedRoutes } from './calendar-feed.routes';
import { createCalendarFeeds } from './calendar-feed.service';

const SEASON = { name: 'Sezona', opensOn: '2026-01-01', closesOn: '2026-12-31' };

eachEngine((open) => {
  let club: TestClub;
  let bookings: ReturnType<typeof createBookings>;
  let ana: TestMember;
  let directory: Directory;

  /** Without a sign-in, as calendar programs do. */
  const read = (url: string) => club.as().get(new URL(url).pathname.replace('/api/', ''));

  beforeAll(async () => {
    const database = await open();
    // Two days before the clocks go back.
    const now = '2026-10-23T06:00:00Z';
    club = await openTestClub(
      database,
      (parts) => {
        bookings = createBookings(parts);
        const naming = { publicUrl: 'https://klub.example', clubName: () => 'Tenis, Ivankovo; stari teren' };
        return [calendarFeedRoutes(createCalendarFeeds({ ...parts, ...naming }))];
      },
      now,
    );
    directory = await openDirectoryForTests(database, endCalendarFeed);
    await database.transaction((tx) => writePresets(tx, '2026-10-23', SEASON));
    ana = await club.addMember({ firstName: 'Ana', lastName: 'Kovač', inLeague: true });
  });

  test('refused: an unknown address, one that is not a calendar, a visitor who requests one', async () => {
    expect((await club.as().get(`calendar/${'a'.repeat(43)}.ics`)).body.code).toBe('CALENDAR_UNKNOWN');
    expect((await club.as().get('calendar/ana.txt')).status).toBe(400);
    expect((await club.as().get('calendar-feed')).status).toBe(401);
  });

  test('a member creates one; it shows own bookings at the right time, and coming ones that were cancelled', async () => {
    expect((await club.as(ana).get('calendar-feed')).body).toEqual({ url: null });
    const saturday = { slotId: 1, index: 2, date: '2026-10-24' };
    await bookings.book(ana.id, saturday, { kind: 'FRIENDLY' });
    await bookings.cancel(ana.id, saturday);
    await bookings.book(
      ana.id,
      { slotId: 3, index: 3, date: '2026-10-25' },
      { kind: 'LEAGUE', opponent: 'Marko; Babić' },
    );
    const iva = await club.addMember({ firstName: 'Iva' });
    await bookings.book(iva.id, { slotId: 5, index: 2, date: '2026-10-24' }, { kind: 'FRIENDLY' });

    const changes: unknown[] = [];
    const stop = club.live.onChange((change) => changes.push(change?.topic, change?.memberId));
    const { url } = (await club.as(ana).post('calendar-feed')).body;
    // Until they are notified, the member's other open pages offer to create an address, which would replace this one.
    expect(changes).toEqual(['notices', ana.id]);
    stop();
    expect(url).toMatch(/^https:\/\/klub\.example\/api\/calendar\/[\w-]{43}\.ics$/);
    expect((await club.as(ana).get('calendar-feed')).body).toEqual({ url });
    const answer = await read(url);
    expect(answer.headers['content-type']).toContain('text/calendar');
    for (const name of ['NAME', 'X-WR-CALNAME'])
      expect(answer.body).toContain(`\r\n${name}:Tenis\\, Ivankovo\\; stari teren – moji termini\r\n`);
    expect(answer.body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
    const events = answer.body.split('BEGIN:VEVENT').slice(1);
    expect(events).toHaveLength(2);
    // 09:30 in Zagreb, one hour closer to UTC than the day before.
    expect(events[0]).toMatch(/DTSTART:20261025T083000Z\r\nDTEND:20261025T100000Z/);
    expect(events[0]).toContain('SUMMARY:Tenis – liga: Marko\\; Babić');
    expect(events[1]).toMatch(/DTSTART:20261024T060000Z/);
    expect(events[0]).toMatch(/SEQUENCE:0[\s\S]*STATUS:CONFIRMED/);
    expect(events[0]).not.toContain('TRANSP');
    expect(events[1]).toMatch(/SEQUENCE:1[\s\S]*TRANSP:TRANSPARENT[\s\S]*STATUS:CANCELLED/);
    expect(events[1]).toContain('SUMMARY:Otkazano: Tenis\r\n');
    expect(answer.body).toMatch(/END:VCALENDAR\r\n$/);
  });

  test('a cancelled booking is left out once its time has come, or is booked by the member again', async () => {
    const una = await club.addMember({ firstName: 'Una' });
    const { url } = (await club.as(una).post('calendar-feed')).body;
    const summaries = async () =>
      [...(await read(url)).body.matchAll(/SUMMARY:(.*)\r\n/g)].map(([, summary]) => summary).sort();
    // 08:00 in Zagreb.
    const slot = { slotId: 1, index: 3, date: '2026-10-25' };
    for (let count = 0; count < 2; count += 1) {
      await bookings.book(una.id, slot, { kind: 'FRIENDLY' });
      await bookings.cancel(una.id, slot);
    }
    expect(await summaries()).toEqual(['Otkazano: Tenis']);
    await bookings.book(una.id, slot, { kind: 'FRIENDLY' });
    expect(await summaries()).toEqual(['Tenis']);
    await bookings.cancel(una.id, slot);
    const other = { ...slot, slotId: 5 };
    await bookings.book(una.id, other, { kind: 'FRIENDLY' });
    expect(await summaries()).toEqual(['Otkazano: Tenis', 'Tenis']);
    club.clock.set('2026-10-25T06:59:59Z');
    expect(await summaries()).toEqual(['Otkazano: Tenis', 'Tenis']);
    club.clock.set('2026-10-25T07:00:00Z');
    expect(await summaries()).toEqual(['Tenis']);
    club.clock.set('2026-10-26T12:00:00Z');
    expect(await summaries()).toEqual(['Tenis']);
    club.clock.set('2026-10-23T06:00:00Z');
  });

  test('a program that has the calendar as it is receives 304, and no cookie', async () => {
    const { url } = (await club.as(ana).post('calendar-feed')).body;
    const address = new URL(url).pathname;
    const ask = (etag = '') => club.app.inject({ url: address, headers: { 'if-none-match': etag } });
    const first = await ask();
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(first.headers['set-cookie']).toBeUndefined();
    const again = await ask(`"other", ${etag}`);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers['cache-control']).toBe('private, no-cache');
    expect(again.headers['set-cookie']).toBeUndefined();
    await bookings.book(ana.id, { slotId: 3, index: 1, date: '2026-10-23' }, { kind: 'FRIENDLY' });
    const changed = await ask(etag);
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  test('it goes back ninety days, and maintenance is not in it', async () => {
    const caretaker = await club.addMember({ firstName: 'Vid' });
    const book = (slotId: number, date: string, change: Parameters<typeof bookings.book>[2]) =>
      bookings.book(caretaker.id, { slotId, index: 1, date }, change);
    await book(7, '2026-10-23', { kind: 'FRIENDLY' });
    await book(9, '2026-10-23', { kind: 'MAINTENANCE', reason: 'Valjanje' });
    const { url } = (await club.as(caretaker).post('calendar-feed')).body;
    const starts = async () => [...(await read(url)).body.matchAll(/DTSTART:(\d{8})/g)].map(([, day]) => day);
    expect(await starts()).toEqual(['20261023']);
    club.clock.set('2027-01-21T06:00:00Z');
    expect(await starts()).toEqual(['20261023']);
    club.clock.set('2027-01-22T06:00:00Z');
    expect(await starts()).toEqual([]);
    club.clock.set('2026-10-23T06:00:00Z');
  });

  test('a new address replaces the old one; a revoked address and one of a deactivated member are refused', async () => {
    const first = (await club.as(ana).post('calendar-feed')).body.url;
    const second = (await club.as(ana).post('calendar-feed')).body.url;
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    await club.db.handle.updateTable('member').set({ active: false }).where('id', '=', ana.id).execute();
    expect((await read(second)).status).toBe(404);
    await club.db.handle.updateTable('member').set({ active: true }).where('id', '=', ana.id).execute();
    expect((await club.as(ana).delete('calendar-feed')).body.url).toBeNull();
    expect((await read(second)).status).toBe(404);
  });

  test.each<[string, (tx: Tx, identityId: string) => Promise<void>, number]>([
    ['a new password ends', (tx, id) => directory.setPassword(tx, id, 'Novi-teren-u-18h'), 404],
    [
      'a deactivation that is taken back ends',
      async (tx, id) => {
        await directory.setEnabled(tx, id, false);
        await directory.setEnabled(tx, id, true);
      },
      404,
    ],
    ['the loss of a role does not end', (tx, id) => directory.setRoles(tx, id, []), 200],
  ])('%s the member’s address, and no other member’s', async (_, change, own) => {
    const [eva, ines] = [await club.addMember({ firstName: 'Eva' }), await club.addMember({ firstName: 'Ines' })];
    const person = { username: eva.identityId, firstName: 'Eva', lastName: 'Anić', email: 'eva@example.com' };
    await addIdentity(club.db, { id: eva.identityId, ...person, password: 'Stari-teren-17' });
    const [hers, another] = [
      (await club.as(eva).post('calendar-feed')).body.url,
      (await club.as(ines).post('calendar-feed')).body.url,
    ];
    await club.db.transaction((tx) => change(tx, eva.identityId));
    expect((await read(hers)).status).toBe(own);
    expect((await read(another)).status).toBe(200);
    expect((await club.as(eva).get('calendar-feed')).body).toEqual({ url: own === 200 ? hers : null });
  });
});
