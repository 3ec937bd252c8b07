import type { FairUse } from '@club/shared/contracts/fair-use';
import { saveFairUse } from '../fair-use';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import type { TestMember } from '../testing/test-club';
import {
  type BookingCalls,
  CANCEL,
  END_MAINTENANCE,
  FRIENDLY,
  LEAGUE,
  MAINTAIN,
  openBookingCalls,
  openProcess,
} from './testing-calls';

const NOTHING: FairUse = {
  openFriendly: null,
  openLeague: null,
  perWeek: null,
  oneCourtAtOnce: false,
  cancelHours: null,
};

// Today is Friday, 10 July, 10:00: days 0 to 2 are of this week, day 3 is the next Monday.
eachEngine((open) => {
  let db: TestDatabase;
  let calls: BookingCalls;
  let ana: TestMember;
  beforeAll(async () => {
    db = await open();
    calls = await openBookingCalls(db);
  });
  beforeEach(async () => {
    calls.club.clock.set('2026-07-10T08:00:00Z');
    await set({});
    await db.handle
      .updateTable('reservation')
      .set({ cancelled_at: new Date() })
      .where('cancelled_at', 'is', null)
      .execute();
    ana = await calls.club.addMember({ inLeague: true, roles: ['USER', 'COURT_MAINTENANCE'] });
  });
  const set = (rules: Partial<FairUse>) => db.transaction((tx) => saveFairUse(tx, { ...NOTHING, ...rules }));
  const friendly = (slot: number, inDays: number, who = ana) => calls.post(FRIENDLY, who, calls.cell(slot, inDays));
  const league = (slot: number, inDays: number) =>
    calls.post(LEAGUE, ana, { ...calls.cell(slot, inDays), protivnik: 'Marko Marić' });
  const maintenance = (slot: number, inDays: number) =>
    calls.post(MAINTAIN, ana, { ...calls.cell(slot, inDays), reason: 'Valjanje' });
  const outcome = async (answer: ReturnType<typeof friendly>) => {
    const { status, body } = await answer;
    return status < 300 ? 'booked' : body.code;
  };

  test('without a rule there is no limit', async () => {
    for (const slot of [1, 2, 3, 4, 5, 6, 7, 8]) expect(await outcome(friendly(slot, 1))).toBe('booked');
  });

  test('the number of open reservations of a kind is limited; the refusal contains the rule and the grid', async () => {
    await set({ openFriendly: 2, openLeague: 1 });
    expect(await outcome(friendly(9, 0))).toBe('booked');
    expect(await outcome(friendly(9, 1))).toBe('booked');
    const refused = await friendly(9, 2);
    expect(refused.body).toMatchObject({
      status: 409,
      code: 'OPEN_LIMIT',
      message: 'Odjednom možete imati najviše 2 otvorene prijateljske rezervacije.',
      termins: expect.any(Array),
    });
    expect(await outcome(league(11, 1))).toBe('booked');
    expect(await outcome(league(13, 1))).toBe('OPEN_LIMIT');
    // Other members' reservations do not count, nor does the club's maintenance.
    expect(await outcome(friendly(9, 2, await calls.club.addMember()))).toBe('booked');
    expect(await outcome(maintenance(13, 2))).toBe('booked');
    await calls.remove(CANCEL, ana, calls.sameCell(9, 1));
    expect(await outcome(friendly(13, 1))).toBe('booked');
  });

  test('each kind has a limit of its own', async () => {
    await set({ openLeague: 1 });
    expect([await outcome(league(11, 1)), await outcome(league(13, 1))]).toEqual(['booked', 'OPEN_LIMIT']);
    expect([await outcome(friendly(9, 1)), await outcome(friendly(9, 2))]).toEqual(['booked', 'booked']);
  });

  test('a reservation that has begun is no longer open', async () => {
    await set({ openFriendly: 1 });
    expect(await outcome(friendly(9, 0))).toBe('booked');
    // In the next week too.
    for (const inDays of [1, 3]) expect(await outcome(friendly(9, inDays))).toBe('OPEN_LIMIT');
    calls.club.clock.set('2026-07-10T19:59:00Z');
    expect(await outcome(friendly(9, 1))).toBe('booked');
  });

  test('a week goes from Monday to Sunday', async () => {
    await set({ perWeek: 2 });
    // The club's maintenance is nobody's match.
    expect(await outcome(maintenance(13, 1))).toBe('booked');
    expect([await outcome(friendly(9, 0)), await outcome(league(9, 1))]).toEqual(['booked', 'booked']);
    expect(await outcome(friendly(9, 2))).toBe('WEEK_LIMIT');
    expect(await outcome(friendly(9, 3))).toBe('booked');
    expect(await outcome(maintenance(13, 2))).toBe('booked');
  });

  test('its Monday and its Sunday belong to the week, the next Monday does not', async () => {
    await set({ perWeek: 1 });
    expect([await outcome(friendly(9, 3)), await outcome(friendly(9, 2))]).toEqual(['booked', 'booked']);
    expect(await outcome(friendly(9, 1))).toBe('WEEK_LIMIT');
    calls.club.clock.set('2026-07-12T08:00:00Z');
    expect(await outcome(friendly(9, 2))).toBe('WEEK_LIMIT');
  });

  test('a match played on an earlier day of the week counts', async () => {
    await set({ perWeek: 1 });
    expect(await outcome(friendly(9, 0))).toBe('booked');
    calls.club.clock.set('2026-07-11T08:00:00Z');
    expect(await outcome(friendly(9, 1))).toBe('WEEK_LIMIT');
    expect(await outcome(friendly(9, 2))).toBe('booked');
  });

  test('a member cannot be on two courts at once, unless the club allows it', async () => {
    await set({ oneCourtAtOnce: true });
    const rows = await calls.slots(ana);
    const [one, other, later] = [rows[0], rows[1], rows[2]];
    expect(one?.vrijemeTermina).toBe(other?.vrijemeTermina);
    expect(await outcome(friendly(one?.id as number, 1))).toBe('booked');
    expect(await outcome(friendly(other?.id as number, 1))).toBe('ONE_COURT');
    expect(await outcome(friendly(other?.id as number, 2))).toBe('booked');
    expect(await outcome(friendly(later?.id as number, 1))).toBe('booked');
    // Whoever closes a court for the club may play on the other one.
    expect(await outcome(maintenance(one?.id as number, 3))).toBe('booked');
    expect(await outcome(friendly(other?.id as number, 3))).toBe('booked');
    await set({});
    expect(await outcome(friendly(other?.id as number, 1))).toBe('booked');
  });

  test('from the set hours before the start cancelling is refused, with the rule in the message', async () => {
    await friendly(9, 0);
    await set({ cancelHours: 24 });
    const late = await calls.remove(CANCEL, ana, calls.sameCell(9, 0));
    expect(late.body).toMatchObject({
      status: 409,
      code: 'CANCEL_TOO_LATE',
      message: 'Rezervacija se može otkazati najkasnije 24 sata prije početka.',
    });
    await friendly(9, 2);
    expect((await calls.remove(CANCEL, ana, calls.sameCell(9, 2))).status).toBe(200);
    // The club's maintenance ends at any time before the slot.
    expect(await outcome(maintenance(13, 0))).toBe('booked');
    expect((await calls.remove(END_MAINTENANCE, ana, calls.sameCell(13, 0))).status).toBe(200);
    await set({});
    expect((await calls.remove(CANCEL, ana, calls.sameCell(9, 0))).status).toBe(200);
  });

  test('two windows, even on two processes, cannot exceed a limit together', async () => {
    await set({ openFriendly: 3, perWeek: 3 });
    const second = await openProcess((await db.again?.()) ?? db);
    const slots = [1, 3, 5, 7, 9, 11, 13, 15];
    const answers = await Promise.all(
      slots.map((slot, turn) => (turn % 2 === 0 ? calls.club : second).as(ana).post(FRIENDLY, calls.cell(slot, 1))),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(3);
    expect(answers.filter((answer) => answer.body.code === 'OPEN_LIMIT')).toHaveLength(5);
  });
});
