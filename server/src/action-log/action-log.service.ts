import type { ActionLog, ActionLogQuery } from '@club/shared/contracts/action-log';
import { zagrebMoment } from '../platform/clock';
import { type Database, readNewest, type Tx } from '../platform/database';
import { findActions, insertAction } from './action-log.repository';

/** Values by the Croatian label in the log. Never contains a password, not even a hash. */
export type Facts = Readonly<Record<string, string>>;

/** Who acts and when. */
export interface ActionContext {
  /** The member who acts. */
  readonly actorId: number;
  readonly at: Date;
  /** In Croatian, where a reason was given; the member concerned reads it. */
  readonly reason?: string;
}

/** One change by an administrator. */
export interface Action extends Omit<ActionContext, 'reason'> {
  /** Croatian: `Uplata`. */
  readonly action: string;
  /** Croatian: the person or thing concerned. */
  readonly subject: string;
  /** The member whose name the subject is, or begins with: the log distinguishes namesakes. Null: of nobody. */
  readonly subjectMemberId?: number | null | undefined;
  readonly before?: Facts | undefined;
  readonly after?: Facts | undefined;
  /** Of a call that may be repeated, and leaves its key nowhere else. */
  readonly key?: string | undefined;
}

/** Records a change inside its transaction: there is no change without its log entry, nor the reverse. */
export async function recordAction(
  tx: Tx,
  { actorId, subjectMemberId, before, after, key, ...action }: Action,
): Promise<void> {
  await insertAction(tx, {
    ...action,
    actor_id: actorId,
    subject_member_id: subjectMemberId ?? null,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    idempotency_key: key ?? null,
  });
}

/** Midnight in Zagreb at the start of the day, plus `days`. */
const midnight = (day: string | undefined, days = 0): Date | undefined =>
  day ? zagrebMoment(day).plus({ days }).toJSDate() : undefined;

export type ReadActionLog = ReturnType<typeof createActionLog>;

export function createActionLog(db: Database) {
  return async (query: ActionLogQuery): Promise<ActionLog> => {
    const { rows, next } = await readNewest(query.size, (size) =>
      findActions(db.handle, {
        size,
        before: query.before,
        actor: query.actor,
        subject: query.subject,
        since: midnight(query.from),
        until: midnight(query.to, 1),
      }),
    );
    return { entries: rows.map((row) => ({ ...row, at: row.at.toISOString() })), next };
  };
}
