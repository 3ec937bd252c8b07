import { bookable, dateRefusal, isNameOf, offeredAt, type PricedPlan } from './booking-rules';

const slot = { id: 5, courtId: 1, starts: '18:30:00', minutes: 90, lighted: true, isRetired: false };
const retired = { ...slot, id: 6, isRetired: true };
const plan: PricedPlan = {
  slots: [slot, retired],
  hidden: [{ courtId: 1, starts: '18:30:00', fromDay: '2026-07-13' }],
  seasons: [{ name: 'Ljeto', opensOn: '2026-07-01', closesOn: '2026-07-31' }],
  priceLists: [{ id: 1, validFrom: '2026-07-10', dayCents: 700, nightCents: 1_000, nightFrom: '17:00:00' }],
};
const now = { today: '2026-07-10', timeOfDay: '18:29:59' };

describe('a slot is offered', () => {
  test('at the price of its day and time', () => expect(offeredAt(plan, slot, '2026-07-10')).toBe(1_000));

  test.each([
    ['after it was replaced by another plan', retired, '2026-07-10'],
    ['on a day on which it is hidden', slot, '2026-07-13'],
    ['outside the season', slot, '2026-08-01'],
    ['before the first price list', slot, '2026-07-09'],
  ])('not %s', (_, each, day) => expect(offeredAt(plan, each, day)).toBeUndefined());
});

describe('a slot can be booked', () => {
  test('until it begins, with its price', () =>
    expect(bookable(plan, now, 5, '2026-07-10')).toEqual({ ...slot, priceCents: 1_000 }));

  test.each([
    ['nobody knows', 7, '2026-07-10', 'SLOT_UNKNOWN'],
    ['was replaced by another plan', 6, '2026-07-10', 'SLOT_UNKNOWN'],
    ['is outside the season', 5, '2026-08-01', 'SEASON_CLOSED'],
    ['is hidden', 5, '2026-07-13', 'SLOT_HIDDEN'],
    ['has no price', 5, '2026-07-09', 'SLOT_HIDDEN'],
  ])('not one that %s', (_, id, day, code) => expect(bookable(plan, now, id, day)).toBe(code));

  test('not one that has begun, to the second', () =>
    expect(bookable(plan, { ...now, timeOfDay: '18:30:00' }, 5, '2026-07-10')).toBe('SLOT_PAST'));
});

test.each([
  [1, '2026-07-10', undefined],
  [4, '2026-07-13', undefined],
  [4, '2026-07-14', 'DATE_OUTSIDE_GRID'],
  [2, '2026-07-10', 'DAY_MISMATCH'],
  [1, '2026-07-09', 'DAY_MISMATCH'],
])('day %i of the page is %s: %s', (index, date, code) => expect(dateRefusal('2026-07-10', index, date)).toBe(code));

test.each([
  ['Ana Kovač', true],
  [' KOVAČ   ana ', true],
  ['Ana Kovac', true],
  ['kovač, ana.', true],
  ['Ana Kovac\u030c', true],
  ['Ana Kovač 2', false],
  ['Ana Marija Kovač', false],
  ['Ana Kovačić', false],
  ['Ana', false],
])('„%s” is the name of Ana Kovač: %s', (opponent, own) =>
  expect(isNameOf({ firstName: 'Ana', lastName: 'Kovač' }, opponent)).toBe(own),
);
