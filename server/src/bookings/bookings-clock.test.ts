import { eachEngine } from '../platform/database/testing';
import type { TestMember } from '../testing/test-club';
import { type BookingCalls, CANCEL, END_MAINTENANCE, FRIENDLY, MAINTAIN, openBookingCalls } from './testing-calls';

eachEngine((open) => {
  let calls: BookingCalls;
  let marko: TestMember;
  let domar: TestMember;
  beforeAll(async () => {
    calls = await openBookingCalls(await open());
    marko = await calls.club.addMember();
    domar = await calls.club.addMember({ roles: ['USER', 'COURT_MAINTENANCE'] });
  });

  describe('on a day when the clocks change', () => {
    test.each([
      // The night to 29 March has 23 hours, the one to 25 October 25.
      ['2026-03-29T05:59:59Z', '2026-03-29', 201],
      ['2026-03-29T06:00:00Z', '2026-03-29', 409],
      ['2026-10-25T06:59:59Z', '2026-10-25', 201],
      ['2026-10-25T07:00:00Z', '2026-10-25', 409],
    ])('at %s the slot of 08:00 on %s answers %i', async (now, day, status) => {
      calls.club.clock.set(now);
      const answer = await calls.post(FRIENDLY, marko, { id: 1, index: 1, formattedDate: day });
      expect(answer.status).toBe(status);
      if (status === 409) expect(answer.body.code).toBe('SLOT_PAST');
    });

    test('the grid has four consecutive dates', async () => {
      calls.club.clock.set('2026-10-24T10:00:00Z');
      expect((await calls.slots(marko))[0]).toMatchObject({
        datumA: '2026-10-24',
        datumB: '2026-10-25',
        datumC: '2026-10-26',
        datumD: '2026-10-27',
      });
    });
  });

  test('a slot can be cancelled until it begins, not after', async () => {
    calls.club.clock.set('2026-08-03T13:29:59Z');
    await calls.post(FRIENDLY, marko, calls.cell(11, 0));
    calls.club.clock.set('2026-08-03T13:30:00Z');
    expect((await calls.remove(CANCEL, marko, calls.sameCell(11, 0))).body).toMatchObject({
      status: 409,
      code: 'SLOT_PAST',
    });
    calls.club.clock.set('2026-08-03T13:29:59Z');
    expect((await calls.remove(CANCEL, marko, calls.sameCell(11, 0))).status).toBe(200);
  });

  test('after midnight the same call means another day, and is refused', async () => {
    calls.club.clock.set('2026-08-05T21:59:00Z');
    const page = calls.cell(1, 1);
    calls.club.clock.set('2026-08-05T22:00:00Z');
    const answer = await calls.post(FRIENDLY, marko, page);
    expect(answer.body).toMatchObject({ status: 409, code: 'DAY_MISMATCH' });
    expect(answer.body.termins[0].datumA).toBe('2026-08-06');
    const maintenance = await calls.remove(END_MAINTENANCE, domar, {
      terminId: '1',
      index: '2',
      datumSend: '2026-08-06',
    });
    expect(maintenance.body).toMatchObject({ status: 409, code: 'DAY_MISMATCH' });
  });

  test('a future price list takes effect on its day', async () => {
    await calls.club.db.handle
      .insertInto('price_list')
      .values({ valid_from: '2026-08-20', day_cents: 900, night_cents: 1_200, night_from: '19:00' })
      .execute();
    for (const day of ['2026-08-19', '2026-08-20']) {
      calls.club.clock.set(`${day}T05:00:00Z`);
      const booked = await calls.post(FRIENDLY, marko, { id: 1, index: 1, formattedDate: day });
      expect(booked.status).toBe(201);
    }
    const booked = await calls.club.db.handle
      .selectFrom('reservation')
      .select(['day', 'price_cents as cents'])
      .where('slot_id', '=', 1)
      .where('day', 'in', ['2026-08-19', '2026-08-20'])
      .orderBy('day')
      .execute();
    expect(booked).toEqual([
      { day: '2026-08-19', cents: 700 },
      { day: '2026-08-20', cents: 900 },
    ]);
  });

  test('the season closes in the middle of the grid', async () => {
    calls.club.clock.set('2026-11-29T06:00:00Z');
    expect(calls.row(await calls.slots(marko), 1)).toMatchObject({
      statusA: 'FREE',
      statusB: 'FREE',
      statusC: null,
      statusD: null,
    });
    expect((await calls.post(FRIENDLY, marko, calls.cell(1, 1))).status).toBe(201);
    const answer = await calls.post(FRIENDLY, marko, calls.cell(1, 2));
    expect(answer.body).toMatchObject({ status: 409, code: 'SEASON_CLOSED' });
  });

  test('outside every season nothing is offered', async () => {
    calls.club.clock.set('2026-12-05T10:00:00Z');
    expect(await calls.slots(marko)).toEqual([]);
    expect((await calls.post(MAINTAIN, domar, { ...calls.cell(1, 1), reason: 'Zima' })).body).toMatchObject({
      code: 'SEASON_CLOSED',
    });
  });
});
