import { readCsv } from './read-csv';

test('quotes, both separators, the byte order mark and empty lines', () => {
  expect(readCsv('\uFEFFa;b\r\n"x;""y""";z\r\n\r\n"two\nlines";w')).toEqual({
    lines: [
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x;"y"', 'z'] },
      { line: 4, cells: ['two\nlines', 'w'] },
    ],
    separator: ';',
  });
  expect(readCsv('a,b\n1,2')).toMatchObject({ lines: [{ line: 1 }, { cells: ['1', '2'] }], separator: ',' });
});

test.each([
  ['a\tb, c\td', '\t'],
  ['\n ;;;,,,,,, \na;b', ';'],
  ['one', ';'],
  ['a;b,c', ';'],
])('the separator of %j is the most frequent one of the first line with a text', (text, separator) => {
  expect(readCsv(text)).toMatchObject({ separator });
});

test.each([
  ['sep=;\na;b,c,d', ';'],
  ['\uFEFFsep=,\r\na;b;c,d', ','],
  ['\nSEP=\t\na\tb', '\t'],
  ['"sep=|"\na|b', '|'],
])('in %j the first line, as Excel reads it, is the separator', (text, separator) => {
  const csv = readCsv(text);
  expect(csv).toMatchObject({ separator });
  const number = text.startsWith('\n') ? 3 : 2;
  expect('lines' in csv && csv.lines.map(({ line, cells }) => [line, cells[0]?.charAt(0)])).toEqual([[number, 'a']]);
});

test('the header of a column may begin with sep=', () => {
  expect(readCsv('sep=a;b')).toMatchObject({ lines: [{ cells: ['sep=a', 'b'] }] });
});

test('a given separator, whatever the first line has', () => {
  const text = '# a, b, c\nx;y\n\n z ; ';
  const lines = [
    { line: 1, cells: ['# a, b, c'] },
    { line: 2, cells: ['x', 'y'] },
    { line: 4, cells: ['z', ''] },
  ];
  expect(readCsv(text, ';')).toEqual({ lines, separator: ';' });
});

test.each([
  ['a\n"b;c\nd', 2],
  ['a\n"b"c;d', 2],
  ['a\n"b ""c"" d" e', 2],
])('%j: a quote that does not end its cell', (text, misquoted) => expect(readCsv(text)).toEqual({ misquoted }));

test('a quote within a cell is a character like any other', () => {
  expect(readCsv('Marko "Žuti" Kovač;"a" ;b')).toEqual({
    lines: [{ line: 1, cells: ['Marko "Žuti" Kovač', 'a', 'b'] }],
    separator: ';',
  });
});

test('a long cell full of quotes is read at once', () => {
  const text = `x${'"'.repeat(300_000)}`;
  const begun = process.cpuUsage();
  expect(readCsv(text)).toMatchObject({ lines: [{ line: 1, cells: [text] }] });
  expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000);
});
