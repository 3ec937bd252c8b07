import { isOpenOn } from './season';

const SEASONS = [
  { opensOn: '2026-10-01', closesOn: '2027-04-04' },
  { opensOn: '2027-06-01', closesOn: '2027-06-01' },
];

test.each([
  ['2026-09-30', false],
  ['2026-10-01', true],
  ['2027-04-04', true],
  ['2027-04-05', false],
  ['2027-06-01', true],
])('courts are open on %s: %s', (date, open) => expect(isOpenOn(SEASONS, date)).toBe(open));

test('a club without seasons is closed', () => expect(isOpenOn([], '2026-11-20')).toBe(false));
