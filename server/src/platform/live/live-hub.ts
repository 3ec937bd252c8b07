import { randomUUID } from 'node:crypto';
import { LiveEvent, type Topic } from '@club/shared/contracts/events';
import { afterCommit, beforeCommit, type Database, notify, type Tx } from '../database';
import type { Change, Live, TopicChange } from './live';
import { bumpVersions, raiseVersions, storedVersions } from './live-versions.repository';
import { DERIVED, isStored, isTopic } from './topics';

const CHANNEL = 'club_live';
/** While notifications are missing, the versions are polled; cached data are at most this old then. */
const POLL_MS = 1_000;
/** By then the answer to this process' own commit has arrived, or is lost. */
const OWN_NOTICE_MS = 1_000;
/** Own commits are received twice, shortly after each other; this many recent changes are remembered. */
const REMEMBERED = 512;

export type Versions = Partial<Record<Topic, number>>;

export type Ages = Partial<Record<Topic, number>>;

export interface LiveHub extends Live {
  /** Calls `listener` with each member to whom any process has given a role. */
  onRolesGiven(listener: (memberId: number) => void): void;
  /** The current versions of all topics that have ever changed. */
  versions(): Versions;
  /** How many seconds ago each topic last changed. */
  ages(): Ages;
  /**
   * Resolves when this process knows these versions, or that the database does not contain them; it reads only if it
   * has not been notified of them.
   */
  catchUp(received: readonly (readonly [topic: string, version: number])[]): Promise<void>;
}

interface BumpedTopic {
  readonly topic: Topic;
  readonly memberId?: number;
}

/** Opens the one hub of this process. */
export async function openLiveHub(database: Database, report: (error: Error) => void): Promise<LiveHub> {
  const versions: Versions = {};
  /** Times of this process' monotonic clock: the club's and the database's clocks may be set back. */
  const changedAt: Partial<Record<Topic, number>> = {};
  /** Identifies this process in its notifications. */
  const self = randomUUID();
  const listeners = new Set<(change: Change | undefined) => void>();
  const rolesListeners: ((memberId: number) => void)[] = [];
  const received = new Set<string>();

  const announce = (change: Change | undefined) => {
    for (const listener of listeners) {
      try {
        listener(change);
      } catch (error) {
        // The change is committed; the failure of one listener must not affect the others.
        report(error as Error);
      }
    }
  };

  const announceRoles = (memberId: number) => {
    for (const listener of rolesListeners) listener(memberId);
  };

  const receive = (change: Change, secondsAgo = 0) => {
    const key = `${change.topic} ${change.version}`;
    if (received.has(key)) return;
    received.add(key);
    const [oldest] = received;
    if (received.size > REMEMBERED && oldest) received.delete(oldest);
    versions[change.topic] = Math.max(change.version, versions[change.topic] ?? 0);
    changedAt[change.topic] = performance.now() - secondsAgo * 1000;
    announce(change);
    // Only the member may know whose account it was: the derived change does not contain the member.
    if (change.topic in DERIVED)
      receive({ topic: DERIVED[change.topic as keyof typeof DERIVED], version: change.version }, secondsAgo);
  };

  const receiveNotice = (payload: string) => {
    const parsed = JSON.parse(payload);
    const notice = LiveEvent.safeParse(parsed);
    // A newer process may publish topics that this one does not know.
    if (!notice.success) return;
    if (notice.data.type === 'roles' && parsed.by !== self) announceRoles(notice.data.memberId);
    if (notice.data.type !== 'change') return;
    const { topic, version, memberId } = notice.data;
    const change = memberId === undefined ? { topic, version } : { topic, version, memberId };
    // This process publishes an own change when its commit is answered. The notification may arrive before the answer,
    // so it is delayed, and has an effect only if the answer was lost.
    if (parsed.by === self) setTimeout(receive, OWN_NOTICE_MS, change).unref();
    else receive(change);
  };

  const readVersions = async () => {
    const rows = await storedVersions(database.handle);
    for (const { topic, version, age } of rows) {
      if (isTopic(topic) && version > (versions[topic] ?? 0)) receive({ topic, version }, age);
    }
  };

  const bump = async (tx: Tx, changes: readonly BumpedTopic[]): Promise<number[]> => {
    const rows = await bumpVersions(
      tx,
      changes.map(({ topic }) => topic),
      changes.map(({ memberId }) => memberId ?? null),
      CHANNEL,
      self,
    );
    const versions = rows.map(({ version }) => version);
    if (versions.length < changes.length) throw new Error('The versions of live topics could not be bumped.');
    // This process must know the change before the caller gets an answer: the notification arrives later, on another
    // connection.
    afterCommit(tx, () => {
      for (const [index, change] of changes.entries()) receive({ ...change, version: versions[index] ?? 0 });
    });
    return versions;
  };

  /** What was known when the notifications stopped, until the versions have been read with them again. */
  let beforeOutage: Versions | undefined;

  /**
   * Reads the versions after an outage, and raises them if no other process has done so. A standby that took over may lack
   * the last commits: it gives their versions again, possibly before this process looks, and pages and caches would take
   * the changes for those that they have. The same versions do not prove the same content, so every page reads once more.
   */
  const readAfterOutage = async () => {
    await readVersions();
    const known = (Object.entries(versions) as [Topic, number][]).filter(([topic]) => isStored(topic));
    if (known.every(([topic, version]) => version > (beforeOutage?.[topic] ?? 0))) return;
    await database.transaction(async (tx) => {
      await raiseVersions(tx, known);
      await bump(
        tx,
        known.map(([topic]) => ({ topic })),
      );
    });
  };

  let reading: Promise<void> | undefined;
  const catchUp: LiveHub['catchUp'] = async (received) => {
    const isBehind = () => received.some(([topic, version]) => isTopic(topic) && version > (versions[topic] ?? 0));
    // A read that another request has begun may be from before the change: a second one is from after it.
    for (let reads = 0; reads < 2 && isBehind(); reads += 1) {
      reading ??= readVersions().finally(() => {
        reading = undefined;
      });
      await reading;
    }
  };

  /** Counts how often the connection broke or was back: a poll of an earlier state ends after its read. */
  let states = 0;

  /** Reads the versions every second until the state changes; once notifications arrive again, until it has succeeded. */
  const pollVersions = async (state: number, isBack: boolean): Promise<void> => {
    const isRead = await (isBack ? readAfterOutage() : readVersions()).then(
      () => true,
      (error) => {
        report(error);
        return false;
      },
    );
    if (state !== states) return;
    if (isBack && isRead) {
      beforeOutage = undefined;
      announce(undefined);
    } else setTimeout(pollVersions, POLL_MS, state, isBack).unref();
  };

  const lost = () => {
    states += 1;
    beforeOutage ??= { ...versions };
    announce(undefined);
    setTimeout(pollVersions, POLL_MS, states, false).unref();
  };

  const back = () => {
    states += 1;
    void pollVersions(states, true);
  };

  await database.listen(CHANNEL, { receive: receiveNotice, lost, back });
  await readVersions();

  /** The changes of each open transaction that its last step will publish. */
  const queued = new WeakMap<Tx, BumpedTopic[]>();

  const queuedIn = (tx: Tx): BumpedTopic[] => {
    const present = queued.get(tx);
    if (present) return present;
    const changes: BumpedTopic[] = [];
    queued.set(tx, changes);
    beforeCommit(tx, () => bump(tx, changes));
    return changes;
  };

  return {
    async changed(tx: Tx, topic: Topic, memberId?: number) {
      const changes = queuedIn(tx);
      if (changes.some((each) => each.topic === topic && each.memberId === memberId)) return;
      changes.push(memberId === undefined ? { topic } : { topic, memberId });
    },
    changedNow: (tx: Tx, changes: readonly TopicChange[]) => bump(tx, changes),
    async rolesGiven(tx, memberId) {
      const notice = JSON.stringify({ type: 'roles', memberId, by: self });
      await notify(tx, CHANNEL, notice);
      afterCommit(tx, () => announceRoles(memberId));
    },
    onRolesGiven: (listener) => void rolesListeners.push(listener),
    version: (topic) => versions[topic] ?? 0,
    versions: () => ({ ...versions }),
    catchUp,
    ages() {
      const now = performance.now();
      const entries = Object.entries(changedAt).map(([topic, at]) => [topic, Math.floor((now - at) / 1000)]);
      return Object.fromEntries(entries) as Ages;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
