import { Migrator, sql } from 'kysely';
import { eachEngine } from '../../database/testing';
import { migrations } from '.';

eachEngine((open) => {
  test.each([
    ['of a demo club are recognised', ['admin', 'domar', 'blagajnik', 'ana'], ['admin', 'domar', 'blagajnik', 'ana']],
    ['of a club are not, whatever an address is', ['admin', 'ana'], []],
  ])('members %s', async (_what, addressed, demo) => {
    const { handle } = await open({ empty: true });
    const migrator = new Migrator({ db: handle, provider: { getMigrations: async () => migrations } });
    await migrator.migrateTo('0055-past-light');
    await sql`insert into member (identity_id, username, first_name, last_name, email, created_at)
      select username, username, 'A', 'B', username || '@example.com', now()
      from unnest(${[...addressed]}::text[]) as username`.execute(handle);
    await sql`insert into member (identity_id, username, first_name, last_name, email, created_at) values
      ('x', 'petra', 'Petra', 'Marić', 'petra@klub.hr', now()), ('y', 'luka', 'Luka', 'Horvat', null, now())`.execute(
      handle,
    );
    const { error } = await migrator.migrateToLatest();
    expect(error).toBeUndefined();
    const marked = await handle
      .selectFrom('member')
      .select('username')
      .where('demo', '=', true)
      .orderBy('id')
      .execute();
    expect(marked.map(({ username }) => username)).toEqual(demo);
  });
});
