import { Migrator, sql } from 'kysely';
import { eachEngine } from '../../database/testing';
import { migrations } from '.';

eachEngine((open) => {
  test('of members who share an e-mail one keeps it, and the action log names the one who lost it', async () => {
    const { handle } = await open({ empty: true });
    const migrator = new Migrator({ db: handle, provider: { getMigrations: async () => migrations } });
    await migrator.migrateTo('0021-price-list-made');
    await sql`insert into member (identity_id, username, first_name, last_name, email, active, created_at) values
      ('1', 'gone', 'Gordan', 'Bivši', 'zajednicka@klub.hr', false, '2020-01-01'),
      ('2', 'iva', 'Iva', 'Novak', 'Zajednicka@klub.hr', true, '2022-01-01'),
      ('3', 'ana', 'Ana', 'Kovač', 'zajednicka@KLUB.hr ', true, '2021-01-01'),
      ('4', 'none', 'Nema', 'Adrese', ' ', true, '2021-01-01'),
      ('5', 'marko', 'Marko', 'Babić', 'marko@klub.hr', true, '2021-01-01')`.execute(handle);
    await sql`insert into identity_user (id, username, password_hash, given_name, family_name, email, roles)
      select identity_id, username, '', first_name, last_name, email, '{USER}' from member`.execute(handle);
    const { error } = await migrator.migrateToLatest();
    expect(error).toBeUndefined();

    const members = await handle.selectFrom('member').select(['username', 'email']).orderBy('id').execute();
    expect(members.map(({ username, email }) => [username, email])).toEqual([
      ['gone', null],
      ['iva', null],
      ['ana', 'zajednicka@KLUB.hr'],
      ['none', null],
      ['marko', 'marko@klub.hr'],
    ]);
    const users = await handle.selectFrom('identity_user').select('id').where('email', 'is', null).execute();
    expect(users.map(({ id }) => id).sort()).toEqual(['1', '2']);
    const record = await handle.selectFrom('action_log').select(['actor_id', 'subject', 'before']).execute();
    expect(record).toEqual([
      { actor_id: 1, subject: 'Gordan Bivši', before: { Email: 'zajednicka@klub.hr' } },
      { actor_id: 2, subject: 'Iva Novak', before: { Email: 'Zajednicka@klub.hr' } },
    ]);
  });
});
