import type { Topic } from '@club/shared/contracts/events';
import type { Tx } from '../database';
import type { ClubTopic, MemberTopic } from './topics';

/** A committed change of any process. */
export interface Change {
  readonly topic: Topic;
  readonly version: number;
  readonly memberId?: number;
}

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
   * Increases the topic's version as the last step of the caller's transaction, and queues a NOTIFY that the database
   * delivers if, and only if, the transaction commits. The rows of the versions stay locked until the commit, so all of
   * a transaction are locked together, in one order everywhere: two transactions cannot deadlock.
   * @param memberId the member concerned, for a topic whose audience is one member
   */
  changed(tx: Tx, topic: MemberTopic, memberId: number): Promise<void>;
  changed(tx: Tx, topic: ClubTopic): Promise<void>;
  /**
   * The same at once, for an answer that contains the new versions; nothing else may be locked afterwards.
   * @returns the versions that the topics have after the commit
   */
  changedNow(tx: Tx, changes: readonly TopicChange[]): Promise<number[]>;
  /** Notifies the pages of a member, when the transaction commits, that their token lacks a role. */
  rolesGiven(tx: Tx, memberId: number): Promise<void>;
  /** The version known to this process; at least as new as every commit that it was notified of. */
  version(topic: Topic): number;
  /**
   * Subscribes to committed changes of all processes.
   * @param listener gets undefined when notifications may be missing: it drops every cache
   */
  onChange(listener: (change: Change | undefined) => void): () => void;
}
