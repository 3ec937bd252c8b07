import { sql } from 'kysely';
import type { Handle } from '../platform/database';

export interface FormerName {
  readonly firstName: string;
  readonly lastName: string;
}

/** The names that a person had before, as a member and as these league players; the earliest first. */
export async function formerNamesOf(
  handle: Handle,
  { memberId, playerIds }: { memberId: number | null; playerIds: readonly number[] },
): Promise<FormerName[]> {
  return handle
    .selectFrom('former_name')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where(sql<boolean>`(member_id = ${memberId}::int or player_id = any(${[...playerIds]}::int[]))`)
    .orderBy('id')
    .execute();
}
