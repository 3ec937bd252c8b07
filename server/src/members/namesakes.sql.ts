import { sql } from 'kysely';

/**
 * Whether another member has the name of a row of `member`, as a father and his son may: where only names are shown,
 * the username tells them apart.
 */
export const hasNamesake = sql<boolean>`exists (
  select from member other
  where other.last_name = member.last_name and other.first_name = member.first_name and other.id <> member.id)`;
