import { sql } from 'kysely';
import type { Database } from './database';
import { outageOf } from './outage';
import { openPostgres } from './postgres';
import { isServerReachable } from './testing';
import { openProxy } from './testing-proxy';
import { afterRollback, transactionsOn } from './transaction';

(isServerReachable ? describe : describe.skip)('a connection that breaks at COMMIT', () => {
  let proxy: Awaited<ReturnType<typeof openProxy>>;
  let database: Database;
  beforeAll(async () => {
    proxy = await openProxy();
    database = await openPostgres(proxy.url, () => undefined);
    await sql`create table names_written (written text unique deferrable initially deferred)`.execute(database.handle);
  });
  afterAll(async () => {
    await sql`drop table names_written`.execute(database.handle);
    await database.close();
    proxy.close();
  });

  /** Something that is changed inside and outside the database, where only the call itself can undo it. */
  const change = async (name: string, outside: Set<string>) => {
    const changed = database.transaction(async (tx) => {
      outside.add(name);
      afterRollback(tx, async () => outside.delete(name));
      await sql`insert into names_written values (${name})`.execute(tx);
    });
    return changed.then(() => 'changed', outageOf);
  };
  const written = async (name: string) => {
    const { rows } = await sql`select 1 from names_written where written = ${name}`.execute(database.handle);
    return rows.length > 0;
  };

  test('before the server has received it undoes what was changed outside the database', async () => {
    const outside = new Set<string>();
    proxy.breakAt('commit', 'statement');
    expect(await change('not received', outside)).toBe('unreachable');
    expect([await written('not received'), [...outside]]).toEqual([false, []]);
  });

  test('and a COMMIT that the server refuses', async () => {
    const outside = new Set<string>();
    await change('twice', new Set());
    expect(await change('twice', outside)).toBeUndefined();
    expect([...outside]).toEqual([]);
  });

  test('is undone as soon as a database that could not tell its outcome can', async () => {
    // As many questions as a call waits for, and one more.
    let silent = 4;
    const handle = new Proxy(database.handle, {
      get(target, key) {
        if (key === 'getExecutor' && silent > 0) {
          silent -= 1;
          throw new Error('The database is being replaced.');
        }
        const value = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    let undone: (() => void) | undefined;
    const isUndone = new Promise<void>((resolve) => {
      undone = resolve;
    });
    proxy.breakAt('commit', 'statement');
    const changed = transactionsOn(handle)(async (tx) => {
      afterRollback(tx, async () => undone?.());
      await sql`insert into names_written values ('later')`.execute(tx);
    });
    await expect(changed).rejects.toThrow();
    await isUndone;
    expect([silent, await written('later')]).toEqual([0, false]);
  });

  test('before its answer arrives leaves what was changed outside the database: the server has committed', async () => {
    const outside = new Set<string>();
    proxy.breakAt('commit', 'answer');
    expect(await change('not answered', outside)).toBe('unreachable');
    expect([await written('not answered'), [...outside]]).toEqual([true, ['not answered']]);
  });
});
