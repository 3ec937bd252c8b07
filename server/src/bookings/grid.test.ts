import { buildGrid, presentGrid } from './grid';

const slot = { id: 5, courtId: 1, starts: '18:30:00', minutes: 90, lighted: true, isRetired: false };
const plan = {
  today: '2026-07-10',
  slots: [slot],
  hidden: [],
  seasons: [{ name: 'Ljeto', opensOn: '2026-07-01', closesOn: '2026-07-12' }],
  priceLists: [{ id: 1, validFrom: '2026-01-01', dayCents: 700, nightCents: 1_000, nightFrom: '17:00:00' }],
};
const booked = (day: string, memberId: number, priceCents: number) => {
  const name = { firstName: 'Ana', lastName: 'Kovač' };
  const booking = { kind: 'FRIENDLY' as const, note: null, isOfClosure: false };
  return { day, slotId: 5, memberId, priceCents, ...booking, ...name };
};
const active = { version: 3, bookings: [booked('2026-07-10', 1, 800), booked('2026-07-12', 2, 0)] };

test('a booked cell keeps its price, a free one has the list price, one that is not offered has none', () => {
  const [row] = buildGrid(plan, active).rows;
  expect(row?.cells.map(({ priceCents, status, memberId }) => [priceCents, status, memberId])).toEqual([
    [800, 'FRIENDLY', 1],
    [1_000, 'FREE', null],
    [0, 'FRIENDLY', 2],
    [0, null, null],
  ]);
});

test('a day outside every season shows no closure, but what a person can still remove', () => {
  const maintained = { ...booked('2026-07-13', 9, 0), slotId: 7, kind: 'MAINTENANCE' as const, note: 'Valjanje' };
  const closed = (day: string) => ({ ...maintained, day, slotId: 5, isOfClosure: true });
  const late = { ...booked('2026-07-13', 1, 800), slotId: 6 };
  const slots = [slot, { ...slot, id: 6, courtId: 2 }, { ...slot, id: 7, starts: '20:00:00' }];
  const bookings = [closed('2026-07-12'), closed('2026-07-13'), late, maintained];
  const [first, second, third] = buildGrid({ ...plan, slots }, { version: 3, bookings }).rows;
  expect(first?.cells[2]).toMatchObject({ status: 'MAINTENANCE', note: 'Valjanje' });
  expect(first?.cells[3]).toMatchObject({ status: null, memberId: null, note: null });
  expect(second?.cells[3]).toMatchObject({ status: 'FRIENDLY', memberId: 1 });
  expect(third?.cells[3]).toMatchObject({ status: 'MAINTENANCE', note: 'Valjanje' });
});

test.each([
  [1, [true, false, false, false]],
  [2, [false, false, true, false]],
  [3, [false, false, false, false]],
])('member %i sees which cells are his own: %j', (memberId, own) => {
  const [row] = presentGrid(buildGrid(plan, active), memberId);
  expect([row?.ownA, row?.ownB, row?.ownC, row?.ownD]).toEqual(own);
});

test('only the changed rows of an earlier grid are built again', () => {
  const grid = buildGrid(plan, active);
  const later = { version: 4, bookings: [] };
  expect(buildGrid(plan, later, { grid, changed: new Set() }).rows[0]).toBe(grid.rows[0]);
  expect(buildGrid(plan, later, { grid, changed: new Set([5]) }).rows[0]?.cells[0].status).toBe('FREE');
});
