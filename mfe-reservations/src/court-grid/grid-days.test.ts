import { clubSlots } from '../testing/club-slots';
import { ANA } from '../testing/members';
import { gridDays, samePlace } from './grid-days';

test('four-day slots become four days with three times each', () => {
  const days = gridDays(clubSlots());
  expect(days.map((day) => day.date)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']);
  for (const day of days) expect(day.rows.map((row) => row.starts)).toEqual(['08:00:00', '18:30:00', '20:00:00']);
});

test('each day reads the fields with its own letter of the wire format', () => {
  const slots = clubSlots({
    2: { statusC: 'LEAGUE', terminCUser: ANA, protivnikC: 'Marko', ownC: true, cijenaC: 4.5 },
  });
  expect(gridDays(slots)[2]?.rows[0]?.courts[2]).toEqual({
    id: 2,
    index: 3,
    date: '2026-11-22',
    starts: '08:00:00',
    minutes: 90,
    court: 2,
    price: 4.5,
    status: 'LEAGUE',
    user: ANA,
    note: 'Marko',
    own: true,
  });
});

test('rows are ordered by time, whatever the order of the slots', () => {
  const [day] = gridDays(clubSlots().reverse());
  expect(day?.rows.map((row) => row.starts)).toEqual(['08:00:00', '18:30:00', '20:00:00']);
});

test('a slot that is not in the list, or has no status on a day, is not offered', () => {
  const [today, tomorrow] = gridDays(clubSlots({ 1: { statusB: null } }));
  expect(today?.rows[1]?.courts[2]).toBeNull();
  expect(today?.rows[0]?.courts[1]).not.toBeNull();
  expect(tomorrow?.rows[0]?.courts[1]).toBeNull();
});

test('a day on which nothing is offered is closed', () => {
  const ended = { statusD: null };
  const days = gridDays(clubSlots({ 1: ended, 2: ended, 15: ended, 17: ended }));
  expect(days.map((day) => day.closed)).toEqual([false, false, false, true]);
  // One slot of one court is enough.
  for (const open of [1, 2]) {
    const [one, two] = [1, 2].map((id) => (id === open ? {} : ended));
    const almost = gridDays(clubSlots({ 1: one ?? {}, 2: two ?? {}, 15: ended, 17: ended }));
    expect(almost.map((day) => day.closed)).toEqual([false, false, false, false]);
  }
});

test('slots that begin at the same time with different durations are in separate rows', () => {
  const [day] = gridDays(clubSlots({ 2: { minutes: 60 } }));
  expect(
    day?.rows.slice(0, 2).map(({ starts, minutes, courts }) => [starts, minutes, courts[1]?.id, courts[2]?.id]),
  ).toEqual([
    ['08:00:00', 60, undefined, 2],
    ['08:00:00', 90, 1, undefined],
  ]);
});

test('a slot is found again among rows with the same start and another duration', () => {
  const days = gridDays(clubSlots({ 1: { minutes: 60 } }));
  const [, row] = days[1]?.rows ?? [];
  const slot = row?.courts[2];
  expect(slot).toMatchObject({ id: 2, starts: '08:00:00', minutes: 90 });
  expect(slot && samePlace(days, slot)).toBe(slot);
  const evening = days[1]?.rows.find(({ starts }) => starts === '18:30:00')?.courts[1];
  expect(evening && samePlace(days, evening)).toBe(evening);
  // A new plan has lengthened it, which makes it another slot.
  expect(slot && samePlace(gridDays(clubSlots({ 2: { minutes: 120 } })), slot)).toBeUndefined();
});

test('no slots, no days', () => expect(gridDays([])).toEqual([]));
