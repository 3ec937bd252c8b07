import type { RetentionInput } from '@club/shared/contracts/privacy';
import { sql } from 'kysely';
import type { Handle, Tx } from '../platform/database';

/** Migration 0042 calls the purge a thinning, as the contract does. */
const COLUMNS = [
  'action_log_months as actionLogMonths',
  'notice_months as noticeMonths',
  'thinned_at as purgedAt',
  'removed_actions as removedActions',
  'removed_notices as removedNotices',
] as const;

export function readRetention(handle: Handle) {
  return handle.selectFrom('retention').select(COLUMNS).executeTakeFirstOrThrow();
}

/** Concurrent changes run one after another; to be called before anything is read. */
export async function lockRetention(tx: Tx): Promise<void> {
  await tx.selectFrom('retention').select('action_log_months').forUpdate().execute();
}

export async function saveRetention(tx: Tx, { actionLogMonths, noticeMonths }: RetentionInput): Promise<void> {
  await tx.updateTable('retention').set({ action_log_months: actionLogMonths, notice_months: noticeMonths }).execute();
}

/** The settings, locked until the transaction ends; undefined: another process is running the retention. */
export function tryLockRetention(tx: Tx) {
  return tx.selectFrom('retention').select(COLUMNS).forUpdate().skipLocked().executeTakeFirst();
}

export interface PurgeCounts {
  readonly actions: number;
  readonly notices: number;
}

/** @param begunAfter the last one that was recorded when this one began */
export async function recordPurge(tx: Tx, at: Date, { actions, notices }: PurgeCounts, begunAfter: Date | null) {
  await lockRetention(tx);
  const { purgedAt, removedActions, removedNotices } = await readRetention(tx);
  // Another process has completed one meanwhile: both have deleted a part.
  const other =
    purgedAt?.getTime() === begunAfter?.getTime()
      ? { actions: 0, notices: 0 }
      : { actions: removedActions, notices: removedNotices };
  await tx
    .updateTable('retention')
    .set({ thinned_at: at, removed_actions: other.actions + actions, removed_notices: other.notices + notices })
    .execute();
}

export async function removeActions(tx: Tx, before: Date): Promise<number> {
  await sql`select set_config('club.thinning', 'on', true)`.execute(tx);
  const { numDeletedRows } = await tx.deleteFrom('action_log').where('at', '<', before).executeTakeFirstOrThrow();
  await sql`select set_config('club.thinning', 'off', true)`.execute(tx);
  return Number(numDeletedRows);
}
