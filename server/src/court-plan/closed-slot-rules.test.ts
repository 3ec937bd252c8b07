import { isClosed } from './closed-slot-rules';

const rain = { from: '2026-11-20', to: '2026-11-22', courts: [1, 2], fromTime: '14:00', toTime: '17:00' };

test.each([
  [{ day: '2026-11-20', starts: '14:00:00', courtId: 1 }, true],
  [{ day: '2026-11-22', starts: '15:30:00', courtId: 2 }, true],
  [{ day: '2026-11-22', starts: '17:00:00', courtId: 2 }, false],
  [{ day: '2026-11-22', starts: '12:30:00', courtId: 2 }, false],
  [{ day: '2026-11-19', starts: '14:00:00', courtId: 1 }, false],
  [{ day: '2026-11-23', starts: '14:00:00', courtId: 1 }, false],
])('%j is closed: %s', (slot, closed) => expect(isClosed(rain, slot)).toBe(closed));

test('a range without hours is the whole day', () => {
  const whole = { ...rain, courts: [2], fromTime: null, toTime: null };
  expect(isClosed(whole, { day: '2026-11-20', starts: '20:00:00', courtId: 2 })).toBe(true);
  expect(isClosed(whole, { day: '2026-11-20', starts: '20:00:00', courtId: 1 })).toBe(false);
});
