import { formatNewest, formatShown, pageOf } from './page-of';

const rows = Array.from({ length: 61 }, (_, index) => index);

test.each([
  [1, 1, 0, 30],
  [2, 2, 30, 30],
  [3, 3, 60, 1],
  [9, 3, 60, 1],
])('page %i of 61 rows is page %i, from row %i, with %i rows', (asked, page, first, count) => {
  const shown = pageOf(rows, asked);
  expect(shown).toMatchObject({ page, pageCount: 3, first });
  expect(shown.rows).toHaveLength(count);
});

test('no rows are one empty page', () => {
  expect(pageOf([], 4)).toEqual({ page: 1, pageCount: 1, first: 0, rows: [] });
});

test.each([
  [0, 50, 5000, 'Prikazano 1–50 od 5.000'],
  [100, 1, 101, 'Prikazano 101–101 od 101'],
  [0, 0, 0, 'Nema rezultata'],
])('from %i, %i of %i: %s', (first, shown, total, message) => expect(formatShown(first, shown, total)).toBe(message));

test('while rows are loading, those of the previous list are counted, but an empty list is not reported', () => {
  expect(formatShown(50, 3, 53, true)).toBe('Prikazano 51–53 od 53');
  expect(formatShown(0, 0, 0, true)).toBe('');
});

test.each([
  [30, true, 'Prikazano 1–30, ima starijih'],
  [12, false, 'Prikazano 1–12 od 12'],
  [0, false, 'Nema rezultata'],
])('the newest %i, older ones left: %s: %s', (shown, hasOlder, message) =>
  expect(formatNewest(shown, hasOlder)).toBe(message),
);
