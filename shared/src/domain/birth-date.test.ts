import { latestBirth } from './birth-date';

test.each([
  ['2026-06-12', '2020-06-12'],
  ['2028-02-29', '2022-02-28'],
])('on %s a player was born by %s', (today, day) => expect(latestBirth(today)).toBe(day));
