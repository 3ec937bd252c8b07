import { closurePhase, isWithin } from './closure-rules';

const rain = { from: '2026-11-20', to: '2026-11-22', courts: [1, 2], fromTime: '14:00', toTime: '17:00' };

test.each([
  [rain, true],
  [{ ...rain, to: '2026-11-20' }, true],
  [{ ...rain, toTime: '15:30' }, true],
  [{ ...rain, toTime: '17:00:00' }, true],
  [{ ...rain, courts: [2] }, true],
  [{ ...rain, to: '2026-11-23' }, false],
  [{ ...rain, from: '2026-11-19' }, false],
  [{ ...rain, fromTime: null }, false],
  [{ ...rain, toTime: null }, false],
])('%j is within the closure: %s', (inner, within) => expect(isWithin(inner, rain)).toBe(within));

test('no court is added', () => expect(isWithin(rain, { ...rain, courts: [1] })).toBe(false));

test.each([
  ['2026-11-20', '13:59:59', 'COMING'],
  ['2026-11-20', '14:00:00', 'RUNNING'],
  ['2026-11-21', '20:00:00', 'RUNNING'],
  ['2026-11-22', '16:59:59', 'RUNNING'],
  ['2026-11-22', '17:00:00', 'PAST'],
] as const)('on %s at %s it is %s', (today, timeOfDay, phase) => {
  expect(closurePhase({ ...rain, undoneAt: null }, { today, timeOfDay })).toBe(phase);
  expect(closurePhase({ ...rain, undoneAt: new Date() }, { today, timeOfDay })).toBe('UNDONE');
});
