import { plural } from './plural';

test.each([
  [0, 'rezervacija'],
  [1, 'rezervaciju'],
  [2, 'rezervacije'],
  [4, 'rezervacije'],
  [5, 'rezervacija'],
  [11, 'rezervacija'],
  [12, 'rezervacija'],
  [21, 'rezervaciju'],
  [22, 'rezervacije'],
  [112, 'rezervacija'],
])('imate %i %s', (count, expected) => {
  expect(plural(count, 'rezervaciju', 'rezervacije', 'rezervacija')).toBe(expected);
});
