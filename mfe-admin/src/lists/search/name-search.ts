import { matchesAllWords, withoutDiacritics } from '@club/shared/domain';

export interface Searchable<Row> {
  readonly row: Row;
  readonly text: string;
}

/** Folds the words of each row once, so that a keystroke costs one pass of `includes` over thousands of members. */
export const searchable = <Row>(rows: readonly Row[], textOf: (row: Row) => string): Searchable<Row>[] =>
  rows.map((row) => ({ row, text: withoutDiacritics(textOf(row)) }));

/** Rows that contain every word of the search, in any order. */
export function matching<Row>(entries: readonly Searchable<Row>[], search: string): Row[] {
  const matches = matchesAllWords(search);
  return entries.filter(({ text }) => matches(text)).map(({ row }) => row);
}
