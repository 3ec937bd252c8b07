import type { Database } from '../platform/database';
import { findActions } from './action-log.repository';

/** The newest entries of the action log, by subject or by the name of the actor. */
export function recordedActions(db: Database, { actor, subject }: { actor?: string; subject?: string }) {
  return findActions(db.handle, { before: undefined, size: 10, actor, subject, since: undefined, until: undefined });
}
