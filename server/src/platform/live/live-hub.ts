import { LiveEvent, type Topic } from '@club/shared/contracts/events';
import { sql } from 'kysely';
import { afterCommit, type Database, type Tx } from '../database';
import type { Change, Live } from './live';
import { DERIVED } from './topics';

const CHANNEL = 'club_live';
/** While notices are missing, the versions are polled; what a cache shows is at most so old then. */
const POLL_MS = 1_000;
/** Own commits are received twice, shortly after each other; so many of the latest are remembered. */
const REMEMBERED = 512;

export type Versions = Partial<Record<Topic, number>>;

export type Ages = Partial<Record<Topic, number>>;

export interface LiveHub extends Live {
  /** The present versions of all topics that ever changed. */
  versions(): Versions;
  /** How many seconds ago each of them last changed. */
  ages(): Ages;
}

/** Opens the one hub of this process. */
export async function openLiveHub(database: Database, report: (error: Error) => void): Promise<LiveHub> {
  const versions: Versions = {};
  /** Moments of this process' own steady clock: the club's and the database's may be turned. */
  const changedAt: Partial<Record<Topic, number>> = {};
  const listeners = new Set<(change: Change) => void>();
  const received = new Set<string>();
  let poll: NodeJS.Timeout | undefined;

  const announce = (change: Change) => {
    for (const listener of listeners) {
      try {
        listener(change);
      } catch (error) {
        // The commit has happened; one listener's fault is no reason to keep it from the others.
        report(error as Error);
      }
    }
  };

  const receive = (change: NonNullable<Change>, secondsAgo = 0) => {
    const key = `${change.topic} ${change.version}`;
    if (received.has(key)) return;
    received.add(key);
    const [oldest] = received;
    if (received.size > REMEMBERED && oldest) received.delete(oldest);
    versions[change.topic] = Math.max(change.version, versions[change.topic] ?? 0);
    changedAt[change.topic] = performance.now() - secondsAgo * 1000;
    announce(change);
    // Of whom it was is nobody's business but the member's: the derived change does not say.
    if (change.topic in DERIVED)
      receive({ topic: DERIVED[change.topic as keyof typeof DERIVED], version: change.version }, secondsAgo);
  };

  const receiveNotice = (payload: string) => {
    const notice = LiveEvent.safeParse(JSON.parse(payload));
    // A newer process may speak of topics that this one does not know.
    if (!notice.success || notice.data.type !== 'change') return;
    const { topic, version, memberId } = notice.data;
    receive(memberId === undefined ? { topic, version } : { topic, version, memberId });
  };

  const readVersions = async () => {
    const rows = await database.handle
      .selectFrom('live_version')
      .select(['topic', 'version', sql<number>`extract(epoch from clock_timestamp() - changed_at)::float8`.as('age')])
      .execute();
    for (const { topic, version, age } of rows as { topic: Topic; version: number; age: number }[]) {
      if (version > (versions[topic] ?? 0)) receive({ topic, version }, age);
    }
  };

  const pollVersions = () => {
    poll = setTimeout(
      () =>
        readVersions()
          .catch(report)
          .finally(() => poll && pollVersions()),
      POLL_MS,
    ).unref();
  };

  const lost = () => {
    announce(undefined);
    pollVersions();
  };

  const back = () => {
    clearTimeout(poll);
    poll = undefined;
    readVersions()
      .catch(report)
      .finally(() => announce(undefined));
  };

  await database.listen(CHANNEL, receiveNotice, lost, back);
  await readVersions();

  return {
    async changed(tx: Tx, topic: Topic, memberId?: number) {
      const { rows } = await sql<{ version: number }>`
        with bumped as (
          insert into live_version (topic, version) values (${topic}, 1)
          on conflict (topic) do update set version = live_version.version + 1, changed_at = clock_timestamp()
          returning version
        )
        select version, pg_notify(${CHANNEL}, json_strip_nulls(json_build_object(
          'type', 'change', 'topic', ${topic}::text, 'version', version, 'memberId', ${memberId ?? null}::int
        ))::text) from bumped`.execute(tx);
      const version = rows[0]?.version;
      if (version === undefined) throw new Error(`The version of ${topic} could not be bumped.`);
      // This process must know before the caller's answer leaves: the notice comes later, by another connection.
      afterCommit(tx, () => receive(memberId === undefined ? { topic, version } : { topic, version, memberId }));
      return version;
    },
    version: (topic) => versions[topic] ?? 0,
    versions: () => ({ ...versions }),
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
