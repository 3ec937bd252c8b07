import { capitalized } from './capitalized';

test.each([
  ['četvrtak', 'Četvrtak'],
  ['McEnroe', 'McEnroe'],
  ['de Groot', 'De Groot'],
  ['', ''],
])('%j becomes %j', (text, expected) => expect(capitalized(text)).toBe(expected));
