import { csvEuros, csvLine } from './csv';

test.each([
  [['a', 'b'], 'a;b\r\n'],
  [['Ana; Marko', 'rekao je "da"'], '"Ana; Marko";"rekao je ""da"""\r\n'],
  [['prvi\nredak'], '"prvi\nredak"\r\n'],
  [['=HYPERLINK("http://zlo")'], '"\'=HYPERLINK(""http://zlo"")"\r\n'],
  [['@SUM(A1)', '+385 91', '-17,00'], "'@SUM(A1);'+385 91;-17,00\r\n"],
])('%j becomes %j', (cells, line) => expect(csvLine(cells)).toBe(line));

test.each([
  [-1700, '-17,00'],
  [5, '0,05'],
  [123456, '1234,56'],
])('%i cents are %s', (cents, text) => expect(csvEuros(cents)).toBe(text));
