import type { Retention, RetentionInput } from '@club/shared/contracts/privacy';
import { sql } from 'kysely';
import type { Handle, Tx } from '../platform/database';

export async function readRetention(handle: Handle): Promise<Retention> {
  const { thinnedAt, ...row } = await handle
    .selectFrom('retention')
    .select([
      'action_log_months as actionLogMonths',
      'notice_months as noticeMonths',
      'thinned_at as thinnedAt',
      'removed_actions as removedActions',
      'removed_notices as removedNotices',
    ])
    .executeTakeFirstOrThrow();
  return { ...row, thinnedAt: thinnedAt?.toISOString() ?? null };
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
  return tx
    .selectFrom('retention')
    .select(['action_log_months as actionLogMonths', 'notice_months as noticeMonths', 'thinned_at as thinnedAt'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function recordPurge(tx: Tx, at: Date, actions: number): Promise<void> {
  await tx.updateTable('retention').set({ thinned_at: at, removed_actions: actions, removed_notices: 0 }).execute();
}

export async function recordPurgedNotices(handle: Handle, notices: number): Promise<void> {
  await handle.updateTable('retention').set({ removed_notices: notices }).execute();
}

export async function removeActions(tx: Tx, before: Date): Promise<number> {
  await sql`select set_config('club.thinning', 'on', true)`.execute(tx);
  const { numDeletedRows } = await tx.deleteFrom('action_log').where('at', '<', before).executeTakeFirstOrThrow();
  await sql`select set_config('club.thinning', 'off', true)`.execute(tx);
  return Number(numDeletedRows);
}
