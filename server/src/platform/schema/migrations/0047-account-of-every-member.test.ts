import { Migrator, sql } from 'kysely';
import { eachEngine } from '../../database/testing';
import { migrations } from '.';

eachEngine((open) => {
  test('a member without an account gets an empty one, like every new member; the others keep theirs', async () => {
    const { handle } = await open({ empty: true });
    const migrator = new Migrator({ db: handle, provider: { getMigrations: async () => migrations } });
    await migrator.migrateTo('0046-club-texts');
    await sql`insert into member (identity_id, username, first_name, last_name, created_at) values
      ('1', 'ana', 'Ana', 'Kovač', now()), ('2', 'iva', 'Iva', 'Novak', now())`.execute(handle);
    await sql`insert into account (member_id, balance_cents, gratis) values (1, -700, 2)`.execute(handle);
    const { error } = await migrator.migrateToLatest();
    expect(error).toBeUndefined();

    await sql`insert into member (identity_id, username, first_name, last_name, created_at) values
      ('3', 'marko', 'Marko', 'Babić', now()), ('4', 'ivo', 'Ivo', 'Horvat', now())`.execute(handle);
    // The previous release creates the account itself.
    await sql`insert into account (member_id) values (4) on conflict do nothing`.execute(handle);
    const empty = { balance_cents: 0, payments_cents: 0, gratis: 0 };
    expect(await handle.selectFrom('account').selectAll().orderBy('member_id').execute()).toEqual([
      { ...empty, member_id: 1, balance_cents: -700, gratis: 2 },
      { ...empty, member_id: 2 },
      { ...empty, member_id: 3 },
      { ...empty, member_id: 4 },
    ]);
  });
});
