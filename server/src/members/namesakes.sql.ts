import { sql } from 'kysely';

/**
 * Whether another member has the name of a row of `member`, as a father and his son may: where only names are shown,
 * the username distinguishes them.
 */
export const hasNamesake = sql<boolean>`exists (
  select from member other
  where other.last_name = member.last_name and other.first_name = member.first_name and other.id <> member.id)`;

/** The username of a row of `member` that has a namesake, otherwise null. */
export const namesakeUsername = sql<string | null>`case when ${hasNamesake} then member.username end`;

/** `Ana Kovač`; `Ana Kovač (akovac)` where another member has the same name. */
export const distinctName = sql<string>`member.first_name || ' ' || member.last_name
  || coalesce(' (' || ${namesakeUsername} || ')', '')`;
