import type { SessionEnd } from '@club/shared/contracts/session-end';
import { afterCommit, type Database, notify, type Tx } from '../../database';

const CHANNEL = 'club_identity';

/** Notifies every server process that its cached data about sessions may be outdated. */
export interface SessionNotices {
  /** All sessions of an identity end with this transaction. */
  endingIn(tx: Tx, identityId: string, reason: SessionEnd): Promise<void>;
  /** A session of an identity has ended. */
  ended(identityId: string): Promise<void>;
  /**
   * @param onEnded called with the identity, undefined if a process of an earlier release does not report it
   * @param onNoticesMissing called with true while notifications of other processes may get lost, with false afterwards
   */
  subscribe(onEnded: (identityId?: string) => void, onNoticesMissing: (missing: boolean) => void): void;
}

/**
 * What ends together with all sessions of an identity, and whom that is announced to, in the same transaction: after a
 * new password or a deactivation nobody who had access to the account may go on reading what it has opened, such as its
 * calendar. A change of roles ends only the sessions.
 */
export type AccessEnding = (tx: Tx, identityId: string) => Promise<void>;

export async function openSessionNotices(database: Database, onEnding?: AccessEnding): Promise<SessionNotices> {
  const endListeners: ((identityId?: string) => void)[] = [];
  const missingListeners: ((missing: boolean) => void)[] = [];
  const announce = (identityId?: string) => {
    for (const listener of endListeners) listener(identityId);
  };
  const announceMissing = (missing: boolean) => {
    for (const listener of missingListeners) listener(missing);
  };
  await database.listen(CHANNEL, {
    receive: (payload) => announce(payload || undefined),
    lost: () => announceMissing(true),
    back: () => announceMissing(false),
  });

  return {
    endingIn: async (tx, identityId, reason) => {
      if (reason !== 'ROLES_CHANGED') await onEnding?.(tx, identityId);
      await notify(tx, CHANNEL, identityId);
      // This process must know before the caller gets an answer; the notification arrives later, on another connection.
      afterCommit(tx, () => announce(identityId));
    },
    ended: async (identityId) => {
      announce(identityId);
      await notify(database.handle, CHANNEL, identityId);
    },
    subscribe: (onEnded, onNoticesMissing) => {
      endListeners.push(onEnded);
      missingListeners.push(onNoticesMissing);
    },
  };
}
