import { sql } from 'kysely';
import type { Database } from './database';
import { preparedStatement } from './prepared-statement';
import { eachEngine } from './testing';

const double = preparedStatement<{ twice: number }>('double-for-tests', 'select $1::int * 2 as twice');
const divide = preparedStatement<{ n: number }>('divide-for-tests', 'select 1 / $1::int as n');

const enterStep = preparedStatement<never>('enter-step-for-tests', 'insert into step select $1::int');
const countSteps = preparedStatement<{ steps: number }>(
  'count-steps-for-tests',
  'select count(*)::int as steps from step',
);

const preparedNow = async ({ pool }: Database) => {
  const { rows } = await pool.query(`select name from pg_prepared_statements where name like 'double-for-tests%'`);
  return rows.length;
};

eachEngine((open) => {
  test('a prepared statement is planned once, inside a transaction and outside of it', async () => {
    const db = await open({ empty: true });
    expect(await double(db.handle, 2)).toEqual([{ twice: 4 }]);
    expect(await db.transaction((tx) => double(tx, 21))).toEqual([{ twice: 42 }]);
    expect(await preparedNow(db)).toBe(1);
  });

  test('statements of one transaction that are started together run in their order', async () => {
    const db = await open({ empty: true });
    await sql`create table step (n int)`.execute(db.handle);
    const seen = await db.transaction(async (tx) =>
      Promise.all([enterStep(tx, 1), countSteps(tx), enterStep(tx, 2), countSteps(tx)]),
    );
    expect(seen).toEqual([[], [{ steps: 1 }], [], [{ steps: 2 }]]);
  });

  test('when one of them fails, the transaction fails with that error and writes nothing', async () => {
    const db = await open({ empty: true });
    await sql`create table step (n int)`.execute(db.handle);
    await expect(
      db.transaction((tx) => Promise.all([enterStep(tx, 1), divide(tx, 0), countSteps(tx)])),
    ).rejects.toThrow('division by zero');
    expect(await countSteps(db.handle)).toEqual([{ steps: 0 }]);
  });

  test('a prepared statement still works after it, or its transaction, has failed', async () => {
    const db = await open({ empty: true });
    for (const wrong of [0, 0]) await expect(divide(db.handle, wrong)).rejects.toThrow('division by zero');
    await expect(
      db.transaction(async (tx) => {
        await divide(tx, 0).catch(() => undefined);
        await double(tx, 1);
      }),
    ).rejects.toThrow('transaction is aborted');
    expect(await divide(db.handle, 1)).toEqual([{ n: 1 }]);
    expect(await double(db.handle, 3)).toEqual([{ twice: 6 }]);
  });

  test('a replacement connection prepares the statement again', async () => {
    const db = await open({ empty: true });
    await double(db.handle, 1);
    (await db.pool.connect()).release(true);
    expect(await double(db.handle, 4)).toEqual([{ twice: 8 }]);
  });
});
