import type { Topic } from '@club/shared/contracts/events';
import { eachEngine, type TestDatabase } from '../database/testing';
import { type Change, openLiveHub } from './live-hub';

const silent = () => undefined;
const heardBy = (hub: { onChange(hear: (change: Change) => void): () => void }) => {
  const heard: Change[] = [];
  hub.onChange((change) => heard.push(change));
  return heard;
};

/** Resolves once `ask` says so; notices travel by another connection. */
async function eventually(ask: () => boolean): Promise<void> {
  while (!ask()) await new Promise((resolve) => setTimeout(resolve, 5));
}

eachEngine((open) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await open();
  });

  const bump = (hub: Awaited<ReturnType<typeof openLiveHub>>, topic: Topic, memberId?: number) =>
    database.transaction((tx) => hub.changed(tx, topic, memberId));

  test('a change is heard once, after its commit, and known before the caller goes on', async () => {
    const hub = await openLiveHub(database, silent);
    const heard = heardBy(hub);
    await database.transaction(async (tx) => {
      expect(await hub.changed(tx, 'account', 7)).toBe(1);
      expect(await hub.changed(tx, 'grid')).toBe(1);
      expect(heard).toEqual([]);
    });
    expect(heard).toEqual([
      { topic: 'account', version: 1, memberId: 7 },
      { topic: 'grid', version: 1 },
    ]);
    expect(await bump(hub, 'grid')).toBe(2);
    expect(hub.version('grid')).toBe(2);
    // The echo of the first changes has come by now: nothing was heard twice.
    await database.pool.query('select 1');
    expect(heard).toHaveLength(3);
  });

  test('a change that is rolled back is not heard, and its version is given out again', async () => {
    const hub = await openLiveHub(database, silent);
    const heard = heardBy(hub);
    const failing = database.transaction(async (tx) => {
      await hub.changed(tx, 'grid');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(heard).toEqual([]);
    expect(hub.version('grid')).toBe(0);
    expect(await bump(hub, 'grid')).toBe(1);
  });

  test('a process that starts later knows the versions', async () => {
    await bump(await openLiveHub(database, silent), 'league');
    const later = await openLiveHub(database, silent);
    expect(later.versions()).toEqual({ league: 1 });
  });

  test('a listener that fails keeps nothing from the others', async () => {
    const reported: string[] = [];
    const hub = await openLiveHub(database, (error) => reported.push(error.message));
    hub.onChange(() => {
      throw new Error('broken listener');
    });
    const heard = heardBy(hub);
    await bump(hub, 'grid');
    expect(heard).toEqual([{ topic: 'grid', version: 1 }]);
    expect(reported).toEqual(['broken listener']);
  });

  test('changes of another process are heard, and none is lost when the connection for notices breaks', async () => {
    if (!database.again) return expect(database.engine).toBe('embedded');
    const other = await openLiveHub(await database.again(), silent);
    const heard = heardBy(other);
    const hub = await openLiveHub(database, silent);
    await bump(hub, 'grid', 3);
    await eventually(() => heard.length > 0);
    expect(heard).toEqual([{ topic: 'grid', version: 1, memberId: 3 }]);

    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
    );
    // undefined: drop every cache, notices may be missing from here on.
    await eventually(() => heard.length > 1);
    expect(heard[1]).toBeUndefined();
    await bump(hub, 'grid');
    await bump(hub, 'pricing');
    await eventually(() => heard.length > 4);
    expect(heard.slice(2)).toContainEqual({ topic: 'pricing', version: 1 });
    expect(heard.slice(2)).toContainEqual({ topic: 'grid', version: 2 });
    expect(heard.slice(2)).toContain(undefined);
  });
});
