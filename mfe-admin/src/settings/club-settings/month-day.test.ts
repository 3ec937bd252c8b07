import { dayMonthText, LandingForm, monthDay } from './month-day';

test.each([
  ['6.4.', '04-06'],
  ['06.04.', '04-06'],
  [' 28. 8 ', '08-28'],
  ['29.2.', '02-29'],
  ['31.12.', '12-31'],
])('%j is %s', (text, day) => expect(monthDay(text)).toBe(day));

test.each(['', '6', '6/4', '0.4.', '31.4.', '30.2.', '1.13.', '6.4.2026.'])('%j is not a day of a year', (text) => {
  expect(monthDay(text)).toBeUndefined();
});

test.each([
  ['04-06', '6.4.'],
  ['12-31', '31.12.'],
])('%s is typed %s', (day, text) => expect(dayMonthText(day)).toBe(text));

test('29 February, which only leap years have, is not a day of every year', () => {
  const typed = { registrationFrom: '29.2.', leagueFrom: '6.4.', leagueUntil: '28.8.' };
  const issues = LandingForm.safeParse(typed).error?.issues;
  expect(issues?.map(({ path, message }) => [path, message])).toEqual([
    [['registrationFrom'], 'Taj dan ne postoji svake godine.'],
  ]);
});

test('a form shows which day is invalid', () => {
  const typed = { registrationFrom: '1.2.', leagueFrom: '6.4.', leagueUntil: '31.9.' };
  const issue = LandingForm.safeParse(typed).error?.issues[0];
  expect([issue?.path, issue?.message]).toEqual([['leagueUntil'], 'Upišite dan i mjesec, npr. 6.4.']);
  expect(LandingForm.parse({ ...typed, leagueUntil: '28.8.' })).toEqual({
    registrationFrom: '02-01',
    leagueFrom: '04-06',
    leagueUntil: '08-28',
  });
});
