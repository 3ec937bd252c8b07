import { Migrator, sql } from 'kysely';
import { eachEngine } from '../../database/testing';
import { migrations } from '.';

eachEngine((open) => {
  test('every member has totals, from the tally that the release before goes on reading', async () => {
    const { handle } = await open({ empty: true });
    const migrator = new Migrator({ db: handle, provider: { getMigrations: async () => migrations } });
    await migrator.migrateTo('0049-erased-players');
    await sql`insert into member (identity_id, username, first_name, last_name, created_at) values
      ('1', 'ana', 'Ana', 'Kovač', now()), ('2', 'iva', 'Iva', 'Novak', now())`.execute(handle);
    await sql`insert into reservation_tally (member_id, kind, total) values
      (1, 'FRIENDLY', 3), (1, 'MAINTENANCE', 1)`.execute(handle);
    const { error } = await migrator.migrateToLatest();
    expect(error).toBeUndefined();

    await sql`insert into member (identity_id, username, first_name, last_name, created_at) values
      ('3', 'marko', 'Marko', 'Babić', now())`.execute(handle);
    const none = { friendly: 0, league: 0, maintenance: 0 };
    expect(await handle.selectFrom('reservation_total').selectAll().orderBy('member_id').execute()).toEqual([
      { ...none, member_id: 1, search_text: 'ana kovac ana', friendly: 3, maintenance: 1 },
      { ...none, member_id: 2, search_text: 'iva novak iva' },
      { ...none, member_id: 3, search_text: 'marko babic marko' },
    ]);
    const { rows } = await sql`select kind, total from reservation_tally where member_id = 1 order by kind`.execute(
      handle,
    );
    expect(rows).toEqual([
      { kind: 'FRIENDLY', total: 3 },
      { kind: 'MAINTENANCE', total: 1 },
    ]);
  });
});
