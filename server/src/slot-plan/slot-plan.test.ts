import type { Slot } from '@club/shared/contracts/bookings/grid';
import type { SlotPlan } from '@club/shared/contracts/slot-plan';
import { clockTime, startsOneAfterAnother } from '@club/shared/domain';
import { sql } from 'kysely';
import { actionLogRoutes, createActionLog } from '../action-log';
import { bookingRoutes, createBookings, createGridReader, gridRoutes } from '../bookings';
import { clubProfileRoutes, createClubProfiles } from '../club-profile';
import { createClosureReleases, createCourtClosures } from '../court-closures';
import { createFriendlyStatistics, verifyMoney } from '../finances';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { createDeleteReservation, createReservationLists, reservationListRoutes } from '../reservation-lists';
import { createMyReservations, myReservationRoutes } from '../reservations';
import { openCourtsForTests } from '../testing/club-services';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { createSlotPlanSetting, slotPlanRoutes } from '.';

const PRESET_STARTS = startsOneAfterAnother('08:00', 90, 9);
const PRESET = [1, 2].map((teren) => ({ teren, minutes: 90, starts: PRESET_STARTS }));
/** Court 1 by the hour, court 2 as it was. */
const HOURS = { teren: 1, minutes: 60, starts: startsOneAfterAnother('08:00', 60, 14) };
const COURT_2 = { teren: 2, minutes: 90, starts: PRESET_STARTS };
const RAIN = { from: '2026-11-21', to: '2026-11-22', courts: [1], fromTime: '09:00', toTime: null };

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let closures: ReturnType<typeof createCourtClosures>;
  let releases: ReturnType<typeof createClosureReleases>;
  let admin: TestMember;
  let ana: TestMember;
  let live: Parameters<typeof createGridReader>[0]['live'];
  beforeEach(async () => {
    db = await open();
    await openCourtsForTests(db, { opensOn: '2026-10-01', closesOn: '2027-04-04' });
    club = await openTestClub(
      db,
      (base) => {
        const parts = { ...base, report: console.error };
        live = base.live;
        const grid = createGridReader(parts);
        closures = createCourtClosures(parts);
        releases = createClosureReleases(parts);
        return [
          slotPlanRoutes(createSlotPlanSetting(parts)),
          bookingRoutes({ bookings: createBookings({ ...parts, grid }), grid }),
          gridRoutes(grid),
          myReservationRoutes(createMyReservations(parts)),
          reservationListRoutes({
            lists: createReservationLists(db),
            deleteReservation: createDeleteReservation(parts),
          }),
          clubProfileRoutes(createClubProfiles(parts)),
          actionLogRoutes(createActionLog(db)),
        ];
      },
      // 09:00 in Zagreb.
      '2026-11-20T08:00:00Z',
    );
    admin = await club.addMember({ roles: ['USER', 'ADMIN'] });
    ana = await club.addMember();
  });

  const plan = async (): Promise<SlotPlan> => (await club.as(admin).get('admin/settings/slot-plan')).body;
  const save = async (courts: SlotPlan['courts'], version?: number) =>
    club.as(admin).put('admin/settings/slot-plan', { version: version ?? (await plan()).version, courts });
  const grid = async (): Promise<Slot[]> => (await club.as(ana).get('get-all-termins')).body;
  const slotAt = async (teren: number, starts: string) =>
    (await grid()).find((slot) => slot.teren === teren && slot.vrijemeTermina === `${starts}:00`) as Slot;
  const book = (id: number, index: number, date: string) =>
    club.as(ana).post('create-frendly-reservation', { id, index, formattedDate: date });
  const mine = async (): Promise<[string, string, number][]> =>
    (await club.as(ana).get('my-reservations')).body.content.map(
      (row: { datumRezerviranja: string; vrijemeTermina: string; minutes: number }) => [
        row.datumRezerviranja,
        row.vrijemeTermina,
        row.minutes,
      ],
    );

  test('until they are changed the slots are those of the specification', async () => {
    expect((await plan()).courts).toEqual(PRESET);
    expect((await club.as(ana).get('admin/settings/slot-plan')).status).toBe(403);
  });

  test('new times are in the grid, among the free slots, in the club’s profile and in the log at once', async () => {
    const changes: string[] = [];
    live.onChange((change) => changes.push(change?.topic ?? 'all'));
    expect((await grid()).filter(({ teren }) => teren === 1)).toHaveLength(9);
    const saved = (await save([HOURS, COURT_2])).body;
    expect(saved).toEqual({ message: 'Termini su spremljeni.', plan: await plan() });
    expect(saved.plan.courts).toEqual([HOURS, COURT_2]);
    const rows = (await grid()).filter(({ teren }) => teren === 1);
    expect(rows.map(({ vrijemeTermina, minutes }) => [clockTime(vrijemeTermina), minutes])).toEqual(
      HOURS.starts.map((start) => [start, 60]),
    );
    const { slots } = (await club.as(admin).get('free-slots')).body;
    expect(slots.slice(0, 3)).toEqual([
      { vrijemeTermina: '09:30:00', minutes: 90, courts: [2] },
      { vrijemeTermina: '10:00:00', minutes: 60, courts: [1] },
      { vrijemeTermina: '11:00:00', minutes: 60, courts: [1] },
    ]);
    while ((await club.as(admin).get('club-profile')).body.slotPlan[0].minutes !== 60)
      await new Promise((go) => setTimeout(go, 5));
    expect((await club.as(admin).get('admin/action-log')).body.entries[0]).toMatchObject({
      action: 'Termini terena',
      before: { 'Teren 1': expect.stringMatching(/^08:00–09:30, 09:30–11:00/) },
      after: { 'Teren 1': expect.stringMatching(/^08:00–09:00, 09:00–10:00/) },
    });
    expect(changes).toEqual(expect.arrayContaining(['grid', 'club-day']));
    const booked = await book((await slotAt(1, '10:00')).id, 2, '2026-11-21');
    expect(booked.body.message).toMatch(/21\.11\.2026\. u 10:00, teren\u00a01/);
  });

  test('saving the current plan changes nothing', async () => {
    const { version } = await plan();
    expect((await save(PRESET)).status).toBe(200);
    expect(await plan()).toEqual({ version, courts: PRESET });
  });

  test('a plan that is sent again, because the answer was lost, is saved and logged once', async () => {
    const { version } = await plan();
    const first = await save([HOURS, COURT_2], version);
    expect(await save([HOURS, COURT_2], version)).toMatchObject({ status: 200, body: first.body });
    expect((await club.as(admin).get('admin/action-log')).body.entries).toHaveLength(1);
  });

  test.each([
    [{ ...HOURS, starts: ['22:30'] }, { 'courts.0.starts': 'Termin 22:30–23:30 završava nakon 23:00.' }],
    [
      { ...HOURS, starts: ['08:00', '08:30'] },
      { 'courts.0.starts': 'Termini 08:00–09:00 i 08:30–09:30 se preklapaju.' },
    ],
    [{ ...HOURS, starts: ['08:00', ''] }, { 'courts.0.starts.1': 'Vrijeme mora biti u obliku hh:mm.' }],
    [{ ...HOURS, starts: ['osam'] }, { 'courts.0.starts.0': 'Vrijeme mora biti u obliku hh:mm.' }],
    [{ ...HOURS, starts: [] }, { 'courts.0.starts': 'Upišite barem jedan termin.' }],
    [{ ...HOURS, minutes: 45 }, { 'courts.0.minutes': 'Trajanje može biti 60, 75, 90, 120 minuta.' }],
    [{ ...HOURS, teren: 3 }, { courts: 'Pošaljite termine terena 1 i 2.' }],
  ])('%j is refused', async (court, fields) => {
    const answer = await save([court, COURT_2]);
    expect([answer.status, answer.body.fields]).toEqual([400, fields]);
    expect((await plan()).courts).toEqual(PRESET);
  });

  test('of two administrators the second receives what the first has set', async () => {
    const { version } = await plan();
    await save([HOURS, COURT_2]);
    const late = await save(PRESET, version);
    expect([late.status, late.body.code]).toEqual([409, 'SLOT_PLAN_CHANGED']);
    expect(late.body.plan).toEqual(await plan());
    expect((await plan()).courts).toEqual([HOURS, COURT_2]);
  });

  test('bookings keep their time: a plan without it is refused with the names of their owners', async () => {
    await book((await slotAt(1, '11:00')).id, 2, '2026-11-21');
    const refused = await save([HOURS, COURT_2]);
    expect([refused.status, refused.body.code]).toEqual([409, 'SLOT_BOOKED']);
    expect(refused.body.reservations).toMatchObject([
      { datumRezerviranja: '2026-11-21', vrijemeTermina: '11:00:00', minutes: 90, teren: 1 },
    ]);
    expect((await plan()).courts).toEqual(PRESET);
  });

  test('a plan that keeps the booked time moves the booking; it can be cancelled there', async () => {
    const before = await slotAt(1, '11:00');
    await book(before.id, 2, '2026-11-21');
    const fewer = { teren: 1, minutes: 90, starts: ['07:00', '11:00', '19:00'] };
    expect((await save([fewer, COURT_2])).status).toBe(200);
    const after = await slotAt(1, '11:00');
    expect([after.id === before.id, after.statusB, after.ownB]).toEqual([false, 'FRIENDLY', true]);
    // A page that still shows the old slots cannot book them.
    expect((await book(before.id, 3, '2026-11-22')).body.code).toBe('SLOT_UNKNOWN');
    const cancelled = await club.as(ana).delete(`cancel-reservation?index=2&terminId=${after.id}&datumSend=2026-11-21`);
    expect(cancelled.status).toBe(200);
    expect(await verifyMoney(db)).toEqual([]);
  });

  test('a cancelled booking stays in its place in the lists, with and without its time in the new plan', async () => {
    const [nine, eleven] = [await slotAt(1, '09:30'), await slotAt(1, '11:00')];
    for (const { id } of [nine, eleven]) {
      await book(id, 2, '2026-11-21');
      await club.as(ana).delete(`cancel-reservation?index=2&terminId=${id}&datumSend=2026-11-21`);
    }
    expect((await save([{ teren: 1, minutes: 90, starts: ['07:00', '11:00', '19:00'] }, COURT_2])).status).toBe(200);
    await book((await slotAt(1, '07:00')).id, 2, '2026-11-21');
    await book((await slotAt(1, '19:00')).id, 2, '2026-11-21');
    const timesIn = (rows: { vrijemeTermina: string }[]) => rows.map(({ vrijemeTermina }) => clockTime(vrijemeTermina));
    const page = async (size: number, of = 0) =>
      timesIn((await club.as(admin).get(`admin-friendly-matches?size=${size}&page=${of}`)).body.content);
    const order = ['19:00', '11:00', '09:30', '07:00'];
    expect(await page(30)).toEqual(order);
    expect([...(await page(3)), ...(await page(3, 1))]).toEqual(order);
    const { body } = await club.as(admin).get('admin-friendly-matches.csv');
    expect(body.match(/(?<=;)\d\d:\d\d(?=;)/g)).toEqual(order);
  });

  test('a played slot stays in every list with its old time, and on its day in the grid', async () => {
    const eleven = await slotAt(1, '11:00');
    await book(eleven.id, 1, '2026-11-20');
    await book(eleven.id, 2, '2026-11-21');
    club.clock.set('2026-11-21T11:29:00Z');
    // 12:29 in Zagreb: the slot is still being played.
    expect((await save([HOURS, COURT_2])).body.code).toBe('SLOT_BOOKED');
    club.clock.set('2026-11-21T11:30:00Z');
    expect((await save([HOURS, COURT_2])).status).toBe(200);
    expect(await mine()).toEqual([
      ['2026-11-21', '11:00:00', 90],
      ['2026-11-20', '11:00:00', 90],
    ]);
    const shown = (await grid()).filter(({ teren, vrijemeTermina }) => teren === 1 && vrijemeTermina === '11:00:00');
    expect(shown.map(({ minutes, statusA, statusB }) => [minutes, statusA, statusB])).toEqual([
      [60, 'FREE', 'FREE'],
      [90, 'FRIENDLY', null],
    ]);
    club.clock.set('2026-11-22T09:00:00Z');
    expect((await grid()).filter(({ minutes, teren }) => teren === 1 && minutes === 90)).toEqual([]);
    expect(await verifyMoney(db)).toEqual([]);
  });

  test('a slot counts as played when its own length has passed', async () => {
    await save([HOURS, COURT_2]);
    await book((await slotAt(1, '10:00')).id, 1, '2026-11-20');
    const statistics = createFriendlyStatistics({ db, clock: club.clock });
    const played = async () => (await statistics.byYear()).map(({ year, total }) => [year, total]);
    club.clock.set('2026-11-20T09:59:00Z');
    expect(await played()).toEqual([]);
    club.clock.set('2026-11-20T10:01:00Z');
    expect(await played()).toEqual([[2026, 1]]);
  });

  test('the list of reservations is ordered from the latest slot of a day to its first, for any changed court', async () => {
    await save([COURT_2, HOURS].map((court, index) => ({ ...court, teren: index + 1 })));
    for (const [court, start] of [
      [2, '18:00'],
      [1, '09:30'],
      [2, '08:00'],
      [1, '17:00'],
    ] as const)
      await book((await slotAt(court, start)).id, 2, '2026-11-21');
    const { content } = (await club.as(admin).get('admin-friendly-matches')).body;
    expect(content.map(({ vrijemeTermina }: { vrijemeTermina: string }) => clockTime(vrijemeTermina))).toEqual([
      '18:00',
      '17:00',
      '09:30',
      '08:00',
    ]);
  });

  test('maintenance keeps its time too, and a closure closes the slots that it gets', async () => {
    await closures.close({ ...RAIN, reason: 'Kiša', preview: false }, admin.id);
    expect((await save([HOURS, COURT_2])).body).toMatchObject({
      code: 'SLOT_IN_MAINTENANCE',
      message: expect.stringContaining('(21.11.2026. u 09:30, teren\u00a01)'),
    });
    const more = { teren: 1, minutes: 90, starts: ['06:30', ...PRESET_STARTS] };
    expect((await save([{ ...more, starts: [...more.starts, '21:30'] }, COURT_2])).status).toBe(200);
    expect((await slotAt(1, '06:30')).statusB).toBe('FREE');
    expect(await slotAt(1, '21:30')).toMatchObject({ statusB: 'MAINTENANCE', protivnikB: 'Kiša', statusD: 'FREE' });
    const [closure] = await db.handle.selectFrom('court_closure').select('id').execute();
    await releases.undo(closure?.id ?? 0, admin.id);
    expect((await slotAt(1, '09:30')).statusB).toBe('FREE');
    expect((await save([HOURS, COURT_2])).status).toBe(200);
  });

  test('a booking behind thousands of hours of maintenance is found', async () => {
    const eleven = await slotAt(1, '11:00');
    await sql`insert into reservation (slot_id, day, member_id, kind, reason, price_cents, payment_status, created_at)
      select slot.id, day, ${admin.id}, 'MAINTENANCE', 'Radovi', 0, 'INTERNAL', now()
      from slot, generate_series('2026-11-21'::date, '2027-03-31'::date, '1 day') as day
      where slot.id <> ${eleven.id}`.execute(db.handle);
    await sql`insert into reservation (slot_id, day, member_id, kind, price_cents, payment_status, created_at)
      values (${eleven.id}, '2027-04-01', ${ana.id}, 'FRIENDLY', 0, 'FREE', now())`.execute(db.handle);
    const without = { ...COURT_2, teren: 1, starts: PRESET_STARTS.filter((start) => start !== '11:00') };
    const refused = await save([without, COURT_2]);
    expect(refused.body).toMatchObject({
      code: 'SLOT_BOOKED',
      reservations: [{ datumRezerviranja: '2027-04-01', vrijemeTermina: '11:00:00' }],
    });
  });

  test('the database refuses what a plan must not do', async () => {
    const eleven = await slotAt(1, '11:00');
    await book(eleven.id, 2, '2026-11-21');
    const refused = (statement: string) => expect(sql.raw(statement).execute(db.handle)).rejects.toThrow();
    await refused(`update slot set starts = '11:15' where id = ${eleven.id}`);
    await refused(`update slot set minutes = 60 where id = ${eleven.id}`);
    await refused(`delete from slot where id = ${eleven.id}`);
    await refused(`insert into slot (id, court_id, starts) values (99, 1, '11:30')`);
    await refused(`insert into slot (id, court_id, starts, minutes) values (99, 1, '23:30', 60)`);
    await refused(`update reservation set slot_id = ${(await slotAt(1, '12:30')).id}`);
    await save([{ ...HOURS, starts: ['07:00'] }, COURT_2]);
    const kept = { teren: 1, minutes: 90, starts: ['11:00'] };
    await save([kept, COURT_2]);
    await refused(
      `insert into reservation (slot_id, day, member_id, kind, price_cents, payment_status, created_at)
       values (${eleven.id}, '2026-11-22', ${ana.id}, 'FRIENDLY', 700, 'NOT_PAID', now())`,
    );
  });
});
