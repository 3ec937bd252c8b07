import { jest } from '@jest/globals';
import { fixedClock, lastQuietHour, runningClock } from '.';

describe('the club’s today', () => {
  test.each([
    ['2026-11-20T22:59:59Z', '2026-11-20', '23:59:59'],
    ['2026-11-20T23:00:00Z', '2026-11-21', '00:00:00'],
    // On the nights of the clock changes the day is an hour shorter or longer.
    ['2026-03-28T23:00:00Z', '2026-03-29', '00:00:00'],
    ['2026-03-29T21:59:59Z', '2026-03-29', '23:59:59'],
    ['2026-03-29T22:00:00Z', '2026-03-30', '00:00:00'],
    ['2026-10-25T22:59:59Z', '2026-10-25', '23:59:59'],
    ['2026-10-25T23:00:00Z', '2026-10-26', '00:00:00'],
  ])('at %s is %s, %s', (moment, today, time) => {
    const clock = fixedClock(moment);
    expect(clock.wallClock()).toEqual({ today, timeOfDay: time });
  });

  test('date and time of one answer belong together, even at midnight', () => {
    const clock = runningClock();
    const system = jest
      .spyOn(Date, 'now')
      .mockReturnValueOnce(Date.parse('2026-11-20T22:59:59.999Z'))
      .mockReturnValue(Date.parse('2026-11-20T23:00:00Z'));
    expect(clock.wallClock()).toEqual({ today: '2026-11-20', timeOfDay: '23:59:59' });
    expect(clock.wallClock()).toEqual({ today: '2026-11-21', timeOfDay: '00:00:00' });
    system.mockRestore();
  });

  test('follows the clock forwards and backwards', () => {
    const clock = fixedClock('2026-10-25T22:59:59Z');
    expect(clock.today()).toBe('2026-10-25');
    clock.set('2026-10-25T23:00:00Z');
    expect(clock.today()).toBe('2026-10-26');
    clock.set('2026-10-24T21:59:59Z');
    expect(clock.today()).toBe('2026-10-24');
  });
});

test.each([
  ['2026-11-20T02:59:59.999Z', '2026-11-19T03:00:00.000Z'],
  ['2026-11-20T03:00:00.000Z', '2026-11-20T03:00:00.000Z'],
  ['2026-11-20T22:59:59.999Z', '2026-11-20T03:00:00.000Z'],
  ['2026-11-20T23:00:00.000Z', '2026-11-20T03:00:00.000Z'],
  // The days of the clock changes.
  ['2026-03-29T01:59:59.999Z', '2026-03-28T03:00:00.000Z'],
  ['2026-03-29T02:00:00.000Z', '2026-03-29T02:00:00.000Z'],
  ['2026-10-25T02:59:59.999Z', '2026-10-24T02:00:00.000Z'],
  ['2026-10-25T03:00:00.000Z', '2026-10-25T03:00:00.000Z'],
])('at %s the last quiet hour began at %s', (moment, hour) => {
  expect(lastQuietHour(new Date(moment)).toISOString()).toBe(hour);
});

test('a clock with a start moment runs from that moment', () => {
  const clock = runningClock(new Date('2030-01-01T12:00:00Z'));
  const passed = clock.now().getTime() - Date.parse('2030-01-01T12:00:00Z');
  expect(passed).toBeGreaterThanOrEqual(0);
  expect(passed).toBeLessThan(60_000);
});
