import type { Topic } from '@club/shared/contracts/events';
import type { Tx } from '../database';
import type { ClubTopic, MemberTopic } from './topics';

/** A committed change of any process; undefined: notices may be missing, drop every cache. */
export type Change = { readonly topic: Topic; readonly version: number; readonly memberId?: number } | undefined;

/** What lies between two versions of a topic, written once for all pages that hold the earlier one. */
export interface Patch {
  readonly from: number;
  /** The event's `patch.data`. */
  readonly json: string;
  /** Members to whom it looks different: their pages ask anew. */
  readonly notFor: ReadonlySet<number>;
}

export type TopicChange = { readonly topic: MemberTopic; readonly memberId: number } | { readonly topic: ClubTopic };

/** Notifies every open browser of a topic's audience, through every server process, that something changed. */
export interface Live {
  /**
   * Bumps the topic's version inside the caller's transaction and leaves a NOTIFY that the database delivers when, and
   * only when, the transaction commits. Call it last: the version's row stays locked until the commit.
   * @param memberId whom a topic for one member concerns
   * @returns the version that the topic has after the commit
   */
  changed(tx: Tx, topic: MemberTopic, memberId: number): Promise<number>;
  changed(tx: Tx, topic: ClubTopic): Promise<number>;
  /** The same for several changes in one statement, in the order in which their topics are bumped everywhere. */
  changedTogether(tx: Tx, changes: readonly TopicChange[]): Promise<number[]>;
  /** The versions known to this process; at least as new as every commit that it was notified of. */
  version(topic: Topic): number;
  /** Receives committed changes of all processes. */
  onChange(listener: (change: Change) => void): () => void;
}
