import { type Expression, sql } from 'kysely';
import { containsAllWords, type Handle, trigramsOf } from '../platform/database';

const NAMES = sql.ref<string>('member.search_text');
// As the index of its trigrams has it.
const NAMES_AND_EMAIL = sql<string>`(search_text || ' ' || lower(coalesce(email, '')))`;

/** So many ids are found, sent and planned with in less time than it takes to compare the names where they are needed. */
const FEW = 100;

/** Who fits a searched text. */
export interface FoundMembers {
  /** Undefined: they are many, and each statement compares the names itself. */
  readonly ids: readonly number[] | undefined;
  /** Whether a row of `member` fits. */
  readonly fits: Expression<boolean>;
}

const EVERYBODY: FoundMembers = { ids: undefined, fits: sql<boolean>`true` };

/** Members whose name or username holds every word of the text, the last name first or last. */
export const membersNamed = (handle: Handle, text: string | undefined) => find(handle, text, NAMES);

/** The same, or the e-mail. */
export const membersNamedOrMailed = (handle: Handle, text: string | undefined) =>
  find(handle, text, sql<string>`${NAMES_AND_EMAIL} collate "C"`);

/** The ids of those whom `membersNamed` finds, within another statement: for adding up what is all of theirs. */
export const idsOfMembersNamed = (text: string) =>
  sql<number>`(select id from member where ${byTrigrams(text, containsAllWords(NAMES, text))})`;

/** The same condition, for going through all who fit: the index names them before a name is compared. */
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
    .limit(FEW + 1)
    .execute();
  if (rows.length > FEW) return { ids: undefined, fits };
  const ids = rows.map((row) => row.id);
  // An empty list matches nobody; SQL has no empty `in`.
  return { ids, fits: sql<boolean>`member.id = any(${ids}::int[])` };
}
