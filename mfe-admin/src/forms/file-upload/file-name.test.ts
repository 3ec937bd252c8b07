import { shortFileName } from './file-name';

test.each([
  ['a name that fits', 'racun.pdf', 20, 'racun.pdf'],
  ['a name of exactly that length', 'racun-za-loptice.pdf', 20, 'racun-za-loptice.pdf'],
  ['a longer one', 'racun-za-loptice-i-mreze-2026.pdf', 20, 'racun-za-…e-2026.pdf'],
  [
    'one with a character outside the basic plane in the gap',
    `${'a'.repeat(8)}🎾${'b'.repeat(30)}.pdf`,
    20,
    'aaaaaaaa…bbbbbb.pdf',
  ],
])('%s: %s', (_, name, longest, short) => {
  expect(shortFileName(name, longest)).toBe(short);
  expect(short.length).toBeLessThanOrEqual(longest);
});
