import { sql } from 'kysely';
import { afterCommit, type Database, type Handle, type Tx } from '../../database';

const CHANNEL = 'club_identity';

/** Notifies every server process that its cached data about sessions may be outdated. */
export interface SessionNotices {
  /** Some sessions end with this transaction. */
  endingIn(tx: Tx): Promise<void>;
  /** A session has ended. */
  ended(): Promise<void>;
  /**
   * @param onNoticesMissing called with true while notifications of other processes may get lost, with false afterwards
   */
  subscribe(onEnded: () => void, onNoticesMissing: (missing: boolean) => void): void;
}

export async function openSessionNotices(database: Database): Promise<SessionNotices> {
  const endListeners: (() => void)[] = [];
  const missingListeners: ((missing: boolean) => void)[] = [];
  const announce = () => {
    for (const listener of endListeners) listener();
  };
  const announceMissing = (missing: boolean) => {
    for (const listener of missingListeners) listener(missing);
  };
  await database.listen(
    CHANNEL,
    announce,
    () => announceMissing(true),
    () => announceMissing(false),
  );
  const notify = (handle: Handle) => sql`select pg_notify(${CHANNEL}, '')`.execute(handle);

  return {
    endingIn: async (tx) => {
      await notify(tx);
      // This process must know before the caller gets an answer; the notification arrives later, on another connection.
      afterCommit(tx, announce);
    },
    ended: async () => {
      announce();
      await notify(database.handle);
    },
    subscribe: (onEnded, onNoticesMissing) => {
      endListeners.push(onEnded);
      missingListeners.push(onNoticesMissing);
    },
  };
}
