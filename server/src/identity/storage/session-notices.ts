import { sql } from 'kysely';
import type { Database, Handle, Tx } from '../../database/database';
import { afterCommit } from '../../database/transaction';

const CHANNEL = 'club_identity';

/** Tells every server process that what it remembers of sessions is no longer sure. */
export interface SessionNotices {
  /** Some sessions end with this transaction. */
  endingIn(tx: Tx): Promise<void>;
  /** A session has ended. */
  ended(): Promise<void>;
  /** @param deaf called with true while notices of other processes may get lost, with false afterwards */
  hear(ended: () => void, deaf: (isDeaf: boolean) => void): void;
}

export async function openSessionNotices(database: Database): Promise<SessionNotices> {
  const ended: (() => void)[] = [];
  const deaf: ((isDeaf: boolean) => void)[] = [];
  const announce = () => {
    for (const hear of ended) hear();
  };
  const setDeaf = (isDeaf: boolean) => {
    for (const hear of deaf) hear(isDeaf);
  };
  await database.listen(
    CHANNEL,
    announce,
    () => setDeaf(true),
    () => setDeaf(false),
  );
  const notify = (handle: Handle) => sql`select pg_notify(${CHANNEL}, '')`.execute(handle);

  return {
    endingIn: async (tx) => {
      await notify(tx);
      // This process must know before the caller's answer leaves; the notice comes later, by another connection.
      afterCommit(tx, announce);
    },
    ended: async () => {
      announce();
      await notify(database.handle);
    },
    hear: (hearEnd, hearDeaf) => {
      ended.push(hearEnd);
      deaf.push(hearDeaf);
    },
  };
}
