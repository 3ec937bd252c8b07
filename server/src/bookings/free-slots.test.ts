import type { FreeSlots } from '@club/shared/contracts/bookings/free-slots';
import { eachEngine } from '../platform/database/testing';
import type { TestMember } from '../testing/test-club';
import { freeSlots } from './free-slots';
import { createGridReader } from './grid-reader';
import { type BookingCalls, FRIENDLY, openBookingCalls } from './testing-calls';

eachEngine((open) => {
  let calls: BookingCalls;
  let ana: TestMember;
  beforeAll(async () => {
    calls = await openBookingCalls(await open());
    ana = await calls.club.addMember({ firstName: 'Ana', lastName: 'Kovač' });
  });
  beforeEach(() => calls.club.clock.set('2026-07-10T08:00:00Z'));

  const free = async () => (await calls.club.as().get<FreeSlots>('free-slots')).body;

  test('a visitor reads the slots that are free from now on, and no names', async () => {
    const before = await free();
    expect(before.today).toBe('2026-07-10');
    // Ten o’clock in Zagreb: a slot that began at half past nine is over, one that begins at eleven is not.
    expect(before.slots[0]).toEqual({ vrijemeTermina: '11:00:00', minutes: 90, courts: [1, 2] });
    expect(before.slots.at(-1)).toEqual({ vrijemeTermina: '20:00:00', minutes: 90, courts: [1] });
    await calls.post(FRIENDLY, ana, calls.cell(5, 0));
    const after = await calls.club.as().get<FreeSlots>('free-slots');
    expect(after.body.slots[0]).toEqual({ vrijemeTermina: '11:00:00', minutes: 90, courts: [2] });
    expect(JSON.stringify(after.body)).not.toMatch(/Ana|Kovač/);
  });

  test('no browser answers a read after a booking with what it has kept', async () => {
    expect((await calls.club.app.inject('/api/free-slots')).headers['cache-control']).toBe('public, no-cache');
  });

  test('free slots of the next days are counted', async () => {
    const [tomorrow] = (await free()).nextDays;
    await calls.post(FRIENDLY, ana, calls.cell(5, 1));
    expect((await free()).nextDays).toHaveLength(3);
    expect((await free()).nextDays[0]).toEqual({ date: '2026-07-11', free: (tomorrow?.free ?? 0) - 1 });
  });

  test('at night no slot of today is left, and on closed courts none at all', async () => {
    calls.club.clock.set('2026-07-10T21:00:00Z');
    expect((await free()).slots).toEqual([]);
    calls.club.clock.set('2030-07-10T08:00:00Z');
    const closed = await free();
    expect([closed.slots, closed.nextDays.map((day) => day.free)]).toEqual([[], [0, 0, 0]]);
  });

  test('a grid that was read just before midnight has no free slot of its today after it', async () => {
    const reader = createGridReader(calls.club);
    const grid = await reader.latest();
    reader.close();
    expect(freeSlots(grid, { today: '2026-07-10', timeOfDay: '00:00:00' }).slots).not.toEqual([]);
    expect(freeSlots(grid, { today: '2026-07-11', timeOfDay: '00:00:00' }).slots).toEqual([]);
  });
});
