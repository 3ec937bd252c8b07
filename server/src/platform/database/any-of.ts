import { sql } from 'kysely';

/** The right side of `=`: one parameter for any number of ids, so that the statement has the same text for all. */
export const anyOf = (ids: readonly number[]) => sql<number>`any(${[...ids]}::int[])`;

/** The same, for texts. */
export const anyTextOf = (texts: readonly string[]) => sql<string>`any(${[...texts]}::text[])`;
