import { type Insertable, sql } from 'kysely';
import { distinctName, namesakeUsername } from '../members';
import { containsAllWords, folded, type Handle, type Tx } from '../platform/database';
import type { Tables } from '../platform/schema';

/** The requested entries; `until` is exclusive. */
export interface Filter {
  readonly before: number | undefined;
  readonly size: number;
  readonly actor: string | undefined;
  readonly subject: string | undefined;
  readonly since: Date | undefined;
  readonly until: Date | undefined;
}

export async function insertAction(tx: Tx, action: Insertable<Tables['action_log']>): Promise<void> {
  await tx.insertInto('action_log').values(action).execute();
}

/** What a member did and when, newest first, without the subjects and values: they are the data of others. */
export const actionsBy = (handle: Handle, memberId: number) => actionsOf(handle, 'actor_id', memberId);

/** What was done to a member's account and when, newest first, without who did it and without the values. */
export const actionsOn = (handle: Handle, memberId: number) => actionsOf(handle, 'subject_member_id', memberId);

const actionsOf = (handle: Handle, role: 'actor_id' | 'subject_member_id', memberId: number) =>
  handle.selectFrom('action_log').select(['at', 'action']).where(role, '=', memberId).orderBy('id', 'desc').execute();

// With the username of everybody: that of namesakes is shown, and to look for them in every entry would take longer.
const SEARCHED_ACTOR = sql<string>`member.first_name || ' ' || member.last_name || ' (' || member.username || ')'`;
const SEARCHED_SUBJECT = sql<string>`subject || coalesce(' (' || concerned.username || ')', '')`;

/** Newest first, paged by key (keyset pagination): a new entry does not shift the pages. */
export function findActions(handle: Handle, filter: Filter) {
  const subject = sql<string>`subject || coalesce(
    (select ' (' || ${namesakeUsername} || ')' from member where member.id = action_log.subject_member_id), '')`;
  let query = handle
    .selectFrom('action_log')
    .innerJoin('member', 'member.id', 'action_log.actor_id')
    .leftJoin('member as concerned', 'concerned.id', 'subject_member_id')
    .select(['action_log.id', 'at', distinctName.as('actor'), 'action', subject.as('subject'), 'before', 'after'])
    .orderBy('action_log.id', 'desc')
    .limit(filter.size);
  if (filter.before !== undefined) query = query.where('action_log.id', '<', filter.before);
  if (filter.actor) query = query.where(containsAllWords(folded(SEARCHED_ACTOR), filter.actor));
  if (filter.subject) query = query.where(containsAllWords(folded(SEARCHED_SUBJECT), filter.subject));
  if (filter.since) query = query.where('at', '>=', filter.since);
  if (filter.until) query = query.where('at', '<', filter.until);
  return query.execute();
}
