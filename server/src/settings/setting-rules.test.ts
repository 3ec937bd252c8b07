import { closing } from './setting-rules';

const season = (opensOn: string, closesOn: string) => ({ opensOn, closesOn });
const days = ['2026-09-30', '2026-10-01', '2026-12-31', '2027-04-04', '2027-04-05'].map((day) => ({ day }));
const winter = season('2026-10-01', '2027-04-04');

test.each([
  ['a season that stays', [winter], [winter], []],
  ['a season that opens later', [winter], [season('2026-10-02', '2027-04-04')], ['2026-10-01']],
  ['a season that closes earlier', [winter], [season('2026-10-01', '2027-04-03')], ['2027-04-04']],
  ['a season that is removed', [winter], [], ['2026-10-01', '2026-12-31', '2027-04-04']],
  ['a season that is added', [], [winter], []],
  [
    'a season that is divided',
    [winter],
    [season('2026-10-01', '2026-12-30'), season('2027-01-01', '2027-04-04')],
    ['2026-12-31'],
  ],
  ['a day that is open in one of several seasons', [season('2026-01-01', '2026-02-01'), winter], [winter], []],
])('%s closes no other days', (_, before, after, closed) =>
  expect(closing(days, before, after).map(({ day }) => day)).toEqual(closed),
);
