import { jest } from '@jest/globals';
import { sql } from 'kysely';
import { eachEngine, secondPool, type TestDatabase, withoutNotifications } from '../database/testing';
import { eventStreams } from './event-stream';
import type { Change } from './live';
import { type LiveHub, openLiveHub } from './live-hub';
import type { ClubTopic } from './topics';

const silent = () => undefined;
const changesOf = (hub: { onChange(listener: (change: Change | undefined) => void): () => void }) => {
  const received: (Change | undefined)[] = [];
  hub.onChange((change) => received.push(change));
  return received;
};

/** Resolves once `ask` returns true; notifications arrive on another connection. */
async function eventually(ask: () => boolean): Promise<void> {
  while (!ask()) await new Promise((resolve) => setTimeout(resolve, 5));
}

eachEngine((open, postgresTest) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await open();
  });

  const bump = (hub: LiveHub, topic: ClubTopic) => database.transaction((tx) => hub.changed(tx, topic));

  test('a change is received once, after its commit, and before the caller continues', async () => {
    let echoes = 0;
    const listen: TestDatabase['listen'] = (channel, listener) =>
      database.listen(channel, {
        ...listener,
        receive: (payload) => {
          listener.receive(payload);
          echoes += 1;
        },
      });
    const hub = await openLiveHub({ ...database, listen }, silent);
    const received = changesOf(hub);
    await database.transaction(async (tx) => {
      await hub.changed(tx, 'account', 7);
      await hub.changed(tx, 'grid');
      // One change for all who receive it.
      await hub.changed(tx, 'grid');
      expect(received).toEqual([]);
    });
    const once = [
      { topic: 'account', version: 1, memberId: 7 },
      // For staff, without the member whose account it was.
      { topic: 'accounts', version: 1 },
      { topic: 'grid', version: 1 },
    ];
    expect(received).toEqual(once);
    await eventually(() => echoes === 2);
    expect(received).toEqual(once);
    await bump(hub, 'grid');
    expect(hub.version('grid')).toBe(2);
  });

  test('a change that is rolled back is not received, and its version is reused', async () => {
    const hub = await openLiveHub(database, silent);
    const received = changesOf(hub);
    const failing = database.transaction(async (tx) => {
      await hub.changed(tx, 'grid');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(received).toEqual([]);
    expect(hub.version('grid')).toBe(0);
    await bump(hub, 'grid');
    expect(hub.version('grid')).toBe(1);
  });

  test('an answer contains the versions that it will have after the commit', async () => {
    const hub = await openLiveHub(database, silent);
    await bump(hub, 'grid');
    const both = [{ topic: 'grid' }, { topic: 'account', memberId: 7 }, { topic: 'grid' }] as const;
    expect(await database.transaction((tx) => hub.changedNow(tx, both))).toEqual([2, 1, 3]);
  });

  postgresTest(
    'two transactions that change the same topics in opposite orders do not wait for each other',
    async () => {
      const hub = await openLiveHub(database, silent);
      let [attempts, waiting] = [0, 0];
      const both = () => waiting === 2;
      const change = (...topics: ClubTopic[]) =>
        database.transaction(async (tx) => {
          attempts += 1;
          for (const topic of topics) {
            await hub.changed(tx, topic);
            if (topic !== topics[0]) continue;
            waiting += 1;
            await eventually(both);
          }
        });
      await Promise.all([change('grid', 'club-day'), change('club-day', 'grid')]);
      expect(attempts).toBe(2);
      expect(hub.versions()).toEqual({ grid: 2, 'club-day': 2 });
    },
  );

  test('a process that starts later has the current versions', async () => {
    await bump(await openLiveHub(database, silent), 'league');
    const later = await openLiveHub(database, silent);
    expect(later.versions()).toEqual({ league: 1 });
  });

  test('the age of a topic is available in the process that changed it, and in one that starts later', async () => {
    const hub = await openLiveHub(database, silent);
    await bump(hub, 'league');
    const { league: young = 60 } = hub.ages();
    expect(young).toBeLessThan(60);
    await sql`update live_version set changed_at = changed_at - interval '90 seconds'`.execute(database.handle);
    const { league = 0 } = (await openLiveHub(database, silent)).ages();
    expect(league).toBeGreaterThanOrEqual(90);
    expect(league).toBeLessThan(150);
  });

  test('a failing listener does not affect the others', async () => {
    const reported: string[] = [];
    const hub = await openLiveHub(database, (error) => reported.push(error.message));
    hub.onChange(() => {
      throw new Error('broken listener');
    });
    const received = changesOf(hub);
    await bump(hub, 'grid');
    expect(received).toEqual([{ topic: 'grid', version: 1 }]);
    expect(reported).toEqual(['broken listener']);
  });

  test('a process that has not been notified catches up with what a page has received, by one read at a time', async () => {
    const behind = await openLiveHub(withoutNotifications(database), silent);
    const received = changesOf(behind);
    const hub = await openLiveHub(database, silent);
    await bump(hub, 'grid');
    await bump(hub, 'grid');
    expect(behind.version('grid')).toBe(0);
    const reads = jest.spyOn(database.handle, 'selectFrom');
    await Promise.all([1, 2, 2, 1].map((version) => behind.catchUp([['grid', version]])));
    await behind.catchUp([['grid', 2]]);
    expect(reads).toHaveBeenCalledTimes(1);
    expect(behind.version('grid')).toBe(2);
    expect(received).toEqual([{ topic: 'grid', version: 2 }]);
    reads.mockRestore();
  });

  test('a read that began before the change is repeated, and a version that nobody has made is not waited for', async () => {
    const behind = await openLiveHub(withoutNotifications(database), silent);
    const hub = await openLiveHub(database, silent);
    await bump(hub, 'grid');
    const reads = jest.spyOn(database.handle, 'selectFrom');
    const early = behind.catchUp([['grid', 1]]);
    const late = bump(hub, 'grid').then(() => behind.catchUp([['grid', 2]]));
    await Promise.all([early, late]);
    expect(behind.version('grid')).toBe(2);
    reads.mockClear();
    await behind.catchUp([
      ['grid', 3],
      ['topic of a newer page', 1],
    ]);
    expect(reads).toHaveBeenCalledTimes(2);
    expect(behind.versions()).toEqual({ grid: 2 });
    reads.mockRestore();
  });

  test('a process of an earlier release leaves out the topics of a newer one beside it, and its streams stay open', async () => {
    const hub = await openLiveHub(database, silent);
    await sql`insert into live_version (topic, version) values ('of a newer release', 3)`.execute(database.handle);
    const reads = jest.spyOn(database.handle, 'selectFrom');
    await hub.catchUp([['of a newer release', 3]]);
    expect(reads).not.toHaveBeenCalled();
    reads.mockRestore();
    // It reads all of them when it catches up with another topic, and when it starts again after a rollback.
    await bump(await openLiveHub(database, silent), 'grid');
    await hub.catchUp([['grid', 1]]);
    for (const each of [hub, await openLiveHub(database, silent)]) {
      expect([each.versions(), each.ages()]).toEqual([{ grid: 1 }, { grid: expect.any(Number) }]);
      const streams = eventStreams(each, () => undefined);
      const { body } = streams.open({ memberId: 7, isStaff: false, until: new Date(Date.now() + 60_000) });
      expect(String(body.read())).toContain('"versions":{"grid":1}');
      body.destroy();
      streams.closeAll();
    }
  });

  describe('a process whose LISTEN connection has broken', () => {
    /** A hub whose connection breaks, and is back, when the test says so. */
    async function openBreaking() {
      const reported: string[] = [];
      const connection = { lost: silent, back: silent };
      const listen: TestDatabase['listen'] = async (_channel, { lost, back }) => {
        Object.assign(connection, { lost, back });
      };
      const hub = await openLiveHub({ ...database, listen }, (error) => reported.push(error.message));
      return { hub, connection, reported, received: changesOf(hub) };
    }
    const GRID = { topic: 'grid', version: 1 };

    test('reads the versions again until it has them, and only then sends them to every page', async () => {
      const { connection, reported, received } = await openBreaking();
      connection.lost();
      await bump(await openLiveHub(database, silent), 'grid');
      const reads = jest.spyOn(database.handle, 'selectFrom').mockImplementationOnce(() => {
        throw new Error('no connection is free');
      });
      connection.back();
      await eventually(() => received.filter((change) => !change).length === 2);
      expect(received).toEqual([undefined, GRID, undefined]);
      expect(reported).toEqual(['no connection is free']);
      reads.mockRestore();
    });

    test('continues to read when the new connection breaks during its first read', async () => {
      const { connection, received } = await openBreaking();
      connection.lost();
      connection.back();
      connection.lost();
      const hub = await openLiveHub(database, silent);
      await bump(hub, 'grid');
      await eventually(() => received.length > 2);
      expect(received).toEqual([undefined, undefined, GRID]);
      connection.back();
      await eventually(() => received.length > 3);
      expect(received.at(-1)).toBeUndefined();
    });

    test('announces what follows on a standby that lacks the last commits, whose versions it would give again', async () => {
      const { hub, connection, received } = await openBreaking();
      for (let change = 0; change < 3; change += 1) await bump(hub, 'grid');
      await database.transaction((tx) => hub.changed(tx, 'account', 3));
      received.length = 0;
      connection.lost();
      await sql`update live_version set version = 1`.execute(database.handle);
      // While this process does not listen, the standby gives a lost version to another change.
      const other = await openLiveHub(database, silent);
      for (let change = 0; change < 2; change += 1) await bump(other, 'grid');
      connection.back();
      await eventually(() => received.filter((change) => !change).length === 2);
      expect(received).toEqual([
        undefined,
        { topic: 'grid', version: 4 },
        { topic: 'account', version: 2 },
        { topic: 'accounts', version: 2 },
        undefined,
      ]);
      await bump(hub, 'grid');
      expect(received.at(-1)).toEqual({ topic: 'grid', version: 5 });
    });

    test('raises the versions once, however many processes were without notifications', async () => {
      await bump(await openLiveHub(database, silent), 'grid');
      const [first, second] = [await openBreaking(), await openBreaking()];
      for (const { connection } of [first, second]) connection.lost();
      first.connection.back();
      // The other one reads every second until it is back.
      await eventually(() => second.received.some((change) => change?.version === 2));
      second.connection.back();
      await eventually(() => second.received.filter((change) => !change).length === 2);
      expect(second.received).toEqual([undefined, { ...GRID, version: 2 }, undefined]);
    });
  });

  postgresTest(
    'changes of another process are received, and none is lost when the LISTEN connection breaks',
    async () => {
      const other = await openLiveHub(await secondPool(database), silent);
      const received = changesOf(other);
      const hub = await openLiveHub(database, silent);
      await database.transaction((tx) => hub.changed(tx, 'account', 3));
      await eventually(() => received.length > 0);
      expect(received).toEqual([
        { topic: 'account', version: 1, memberId: 3 },
        { topic: 'accounts', version: 1 },
      ]);

      received.length = 0;
      // The last statement of a LISTEN connection may also be its check that the server still answers.
      await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and (query ilike 'listen%' or query = 'select 1')`,
      );
      // undefined: drop every cache, notifications may be missing from here on.
      await eventually(() => received.length > 0);
      expect(received[0]).toBeUndefined();
      await bump(hub, 'grid');
      await bump(hub, 'pricing');
      await eventually(() => received.slice(1).includes(undefined));
      expect(received.slice(1)).toContainEqual({ topic: 'pricing', version: expect.any(Number) });
      expect(received.slice(1)).toContainEqual({ topic: 'grid', version: expect.any(Number) });
      expect(received.slice(1)).toContain(undefined);
    },
  );
});
