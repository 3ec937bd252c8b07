/** A list without markers and indentation. */
export const PLAIN_LIST = { margin: 0, padding: 0, listStyle: 'none' } as const;
