import type { Topic } from '@club/shared/contracts/events';
import type { Tx } from '../database/database';

/** Tells every open browser, through every server process, that something changed. */
export interface Live {
  /**
   * Bumps the topic's version inside the caller's transaction and leaves a NOTIFY that the database delivers when, and
   * only when, the transaction commits. Call it last: the version's row stays locked until the commit.
   * @returns the version that the topic has after the commit
   */
  changed(tx: Tx, topic: Topic, memberId?: number): Promise<number>;
  /** The versions known to this process; at least as new as every commit that it has heard of. */
  version(topic: Topic): number;
  /** Hears committed changes of all processes; `version` undefined means: notices may be missing, drop every cache. */
  onChange(hear: (change: { topic: Topic; version: number; memberId?: number } | undefined) => void): () => void;
}
