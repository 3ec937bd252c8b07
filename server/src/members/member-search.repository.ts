import { type Expression, sql } from 'kysely';
import { anyOf, containsAllWords, FEW_FOUND, type Handle, trigramsOf } from '../platform/database';

const NAMES = sql.ref<string>('member.search_text');
// The same expression as in the trigram index.
const NAMES_AND_EMAIL = sql<string>`(search_text || ' ' || lower(coalesce(email, '')))`;

/** The members that match a search text. */
export interface FoundMembers {
  /** Undefined: too many match, so each statement compares the names itself. */
  readonly ids: readonly number[] | undefined;
  /** Whether a row of `member` matches. */
  readonly fits: Expression<boolean>;
  /** Nothing was searched: `member` need not be read for it. */
  readonly everybody?: true;
}

const EVERYBODY: FoundMembers = { ids: undefined, fits: sql<boolean>`true`, everybody: true };

/** Members whose name or username contains every word of the text, in any order of first and last name. */
export const membersNamed = (handle: Handle, text: string | undefined) => find(handle, text, NAMES);

/** The same, or the e-mail. */
export const membersNamedOrMailed = (handle: Handle, text: string | undefined) =>
  find(handle, text, sql<string>`${NAMES_AND_EMAIL} collate "C"`);

/**
 * The same condition for a search with few matches: the index finds candidates before names are compared. Where the
 * planner expects nearly all members to match, it computes the trigrams of each instead, so statements over all matches
 * do not use it.
 */
function byTrigrams(text: string, fits: Expression<boolean>): Expression<boolean> {
  const trigrams = trigramsOf(text);
  if (trigrams.length === 0) return fits;
  return sql<boolean>`${fits} and trigrams(${NAMES_AND_EMAIL}) @> ${trigrams}::text[]`;
}

async function find(handle: Handle, text: string | undefined, searched: Expression<string>): Promise<FoundMembers> {
  if (!text) return EVERYBODY;
  const fits = containsAllWords(searched, text);
  const rows = await handle
    .selectFrom('member')
    .select('id')
    .where(byTrigrams(text, fits))
    .limit(FEW_FOUND + 1)
    .execute();
  if (rows.length > FEW_FOUND) return { ids: undefined, fits };
  const ids = rows.map((row) => row.id);
  // An empty list matches no row; SQL has no empty `in`.
  return { ids, fits: sql<boolean>`member.id = ${anyOf(ids)}` };
}
