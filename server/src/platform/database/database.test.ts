import { sql } from 'kysely';
import { eachEngine, secondPool, type TestDatabase } from './testing';
import { afterCommit, afterRollback, beforeCommit } from './transaction';
import { isUniqueViolation } from './unique-violation';

const LETTERS = [
  'Čačić',
  'Cvitan',
  'Cipra',
  'Ćosić',
  'Čulo',
  'Dabo',
  'Đurić',
  'Džeko',
  'Drpić',
  'Dzanic',
  'Lujo',
  'Ljubić',
];
const NAMES = [
  ...LETTERS,
  'Lozo',
  'Nikić',
  'Njegoš',
  'Nunić',
  'Šarić',
  'Sušić',
  'Žuro',
  'Zurak',
  'žaba',
  'čep',
  'cvrčak',
];

const raising = (state: string) => `do $$ begin raise exception 'again' using errcode = '${state}'; end $$`;

eachEngine((open, postgresTest) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });

  const addTopic = (topic: string) =>
    database.handle.insertInto('live_version').values({ topic, version: 1 }).execute();
  const topics = async () =>
    (await database.handle.selectFrom('live_version').select('topic').orderBy('topic').execute()).map(
      (row) => row.topic,
    );
  beforeEach(() => database.handle.deleteFrom('live_version').execute());

  test('asking for another handle inside a transaction is refused with a message that names the remedy', async () => {
    const attempt = database.transaction(() => database.handle.selectFrom('live_version').selectAll().execute());
    await expect(attempt).rejects.toThrow(/inside an open transaction.*\(tx\)/s);
    await expect(database.transaction(() => database.pool.query('select 1'))).rejects.toThrow(/open transaction/);
    await expect(database.transaction(() => database.transaction(async () => 1))).rejects.toThrow(/open transaction/);
    await expect(database.handle.selectFrom('live_version').selectAll().execute()).resolves.toEqual([]);
  });

  test('work that a transaction started but did not await may use the pool after the transaction has ended', async () => {
    let goOn: () => void = () => undefined;
    const afterwards = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let late: Promise<unknown> | undefined;
    await database.transaction(async () => {
      late = afterwards.then(() => database.pool.query('select 1'));
    });
    goOn();
    await expect(late).resolves.toHaveProperty('rowCount', 1);
  });

  test('a failed transaction writes nothing and runs no afterCommit callback', async () => {
    const called: string[] = [];
    const failing = database.transaction(async (tx) => {
      afterCommit(tx, () => called.push('failed'));
      await tx.insertInto('live_version').values({ topic: 'lost', version: 1 }).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await topics()).toEqual([]);
    expect(called).toEqual([]);
  });

  test('a beforeCommit callback is the last step of the transaction, and fails it', async () => {
    const order: string[] = [];
    const failing = database.transaction(async (tx) => {
      beforeCommit(tx, async () => {
        await tx.insertInto('live_version').values({ topic: 'last', version: 1 }).execute();
        order.push('last');
        throw new Error('no');
      });
      order.push('worked');
    });
    await expect(failing).rejects.toThrow('no');
    expect(order).toEqual(['worked', 'last']);
    expect(await topics()).toEqual([]);
  });

  test('afterCommit callbacks run after the commit, and the result is returned', async () => {
    const order: string[] = [];
    const result = await database.transaction(async (tx) => {
      afterCommit(tx, () => order.push('committed'));
      await tx.insertInto('live_version').values({ topic: 'kept', version: 1 }).execute();
      order.push('worked');
      return 7;
    });
    expect(result).toBe(7);
    expect(order).toEqual(['worked', 'committed']);
    expect(await topics()).toEqual(['kept']);
  });

  test('what a failed attempt changed outside the database is undone, the latest first, before the next attempt', async () => {
    const order: string[] = [];
    let attempt = 0;
    await database.transaction(async (tx) => {
      attempt += 1;
      for (const change of ['first', 'second']) {
        order.push(`${change} of ${attempt}`);
        afterRollback(tx, async () => order.push(`without ${change} of ${attempt}`));
      }
      if (attempt === 1) await sql.raw(raising('40P01')).execute(tx);
    });
    const undone = ['without second of 1', 'without first of 1'];
    expect(order).toEqual(['first of 1', 'second of 1', ...undone, 'first of 2', 'second of 2']);
  });

  test.each(['40001', '40P01'])('SQLSTATE %s is attempted three times in total', async (state) => {
    let runs = 0;
    const failUntil = (lucky: number) =>
      database.transaction(async (tx) => {
        runs += 1;
        await tx
          .insertInto('live_version')
          .values({ topic: `run ${runs}`, version: 1 })
          .execute();
        if (runs < lucky) await sql.raw(raising(state)).execute(tx);
      });
    await failUntil(3);
    expect(await topics()).toEqual(['run 3']);
    await expect(failUntil(7)).rejects.toHaveProperty('code', state);
    expect(runs).toBe(6);
  });

  test('a unique violation is recognized by the name of the key', async () => {
    await addTopic('once');
    const error = await addTopic('once').catch((thrown: unknown) => thrown);
    expect(isUniqueViolation(error, 'live_version_pkey')).toBe(true);
    expect(isUniqueViolation(error, 'member_username_key')).toBe(false);
    expect(isUniqueViolation(new Error('other'), 'live_version_pkey')).toBe(false);
  });

  test('both engines return the same types: numbers for counts, text for days and wall-clock times, Date for moments', async () => {
    const query = `select 5000000000::int8 as count, date '2026-03-29' as day, time '07:30' as starts,
      timestamp '2026-03-29 02:30' as wall, timestamptz '2026-03-29 01:30Z' as moment, array['a', 'b'] as roles`;
    const row = {
      count: 5_000_000_000,
      day: '2026-03-29',
      starts: '07:30:00',
      wall: '2026-03-29 02:30:00',
      moment: new Date('2026-03-29T01:30:00Z'),
      roles: ['a', 'b'],
    };
    expect((await database.pool.query(query)).rows).toEqual([row]);
    expect((await database.pool.query({ name: 'values', text: query })).rows).toEqual([row]);
  });

  test('a statement whose parameter types are not an array does not crash the process', async () => {
    const statement = { text: 'select $1::int as n', values: [1], types: { getTypeParser: () => String } };
    expect((await database.pool.query(statement)).rows).toHaveLength(1);
  });

  test('the collation hr sorts as Croatian does', async () => {
    const { rows } = await sql<{ name: string }>`
      select name from unnest(${NAMES}::text[]) as name order by name collate hr`.execute(database.handle);
    expect(rows.map((row) => row.name)).toEqual([...NAMES].sort(new Intl.Collator('hr').compare));
  });

  postgresTest('closing ends every connection, even of a database that was never asked', async () => {
    const other = await secondPool(database);
    expect(other.pool.totalCount).toBe(1);
    await other.close();
    expect(other.pool.totalCount).toBe(0);
  });

  test('a notice is received after its commit, and not at all when the transaction fails', async () => {
    const received: string[] = [];
    let arrived: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const nothing = () => undefined;
    const receive = (payload: string) => {
      received.push(payload);
      arrived();
    };
    await database.listen('test_notices', { receive, lost: nothing, back: nothing });
    const notify = (payload: string, fails: boolean) =>
      database.transaction(async (tx) => {
        await sql`select pg_notify('test_notices', ${payload})`.execute(tx);
        expect(received).toEqual([]);
        if (fails) throw new Error('no');
      });
    await expect(notify('failed', true)).rejects.toThrow('no');
    await notify('committed', false);
    await arrival;
    expect(received).toEqual(['committed']);
  });
});
