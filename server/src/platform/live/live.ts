import type { Topic } from '@club/shared/contracts/events';
import type { Tx } from '../database';
import type { ClubTopic, MemberTopic } from './topics';

/** A committed change of any process; undefined: notifications may be missing, drop every cache. */
export type Change = { readonly topic: Topic; readonly version: number; readonly memberId?: number } | undefined;

/** The difference between two versions of a topic, serialized once for all pages that hold the earlier one. */
export interface Patch {
  readonly from: number;
  /** The event's `patch.data`. */
  readonly json: string;
  /** Members for whom the data look different: their pages refetch. */
  readonly notFor: ReadonlySet<number>;
}

export type TopicChange = { readonly topic: MemberTopic; readonly memberId: number } | { readonly topic: ClubTopic };

/** Notifies every open browser in a topic's audience, through every server process, that something has changed. */
export interface Live {
  /**
   * Increases the topic's version inside the caller's transaction and queues a NOTIFY that the database delivers if,
   * and only if, the transaction commits. Call it last: the version's row stays locked until the commit.
   * @param memberId the member concerned, for a topic whose audience is one member
   * @returns the version that the topic has after the commit
   */
  changed(tx: Tx, topic: MemberTopic, memberId: number): Promise<number>;
  changed(tx: Tx, topic: ClubTopic): Promise<number>;
  /** The same for several changes in one statement; topics are always locked in the same order. */
  changedTogether(tx: Tx, changes: readonly TopicChange[]): Promise<number[]>;
  /** The version known to this process; at least as new as every commit that it was notified of. */
  version(topic: Topic): number;
  /** Subscribes to committed changes of all processes. */
  onChange(listener: (change: Change) => void): () => void;
}
