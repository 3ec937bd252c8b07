import { Migrator, sql } from 'kysely';
import { eachEngine } from '../../database/testing';
import { migrations } from '.';

eachEngine((open) => {
  test('players erased before are known by their pseudonym, or by their member', async () => {
    const { handle } = await open({ empty: true });
    const migrator = new Migrator({ db: handle, provider: { getMigrations: async () => migrations } });
    await migrator.migrateTo('0048-member-trigrams');
    await sql`insert into member (identity_id, username, first_name, last_name, created_at, erased_at) values
      ('1', 'ana', 'Ana', 'Kovač', now(), null),
      ('erased-2', 'erased-2', 'Bivši', 'član 2', now(), '2026-01-31T10:00:00Z')`.execute(handle);
    await sql`insert into league_player (member_id, first_name, last_name, created_at) values
      (1, 'Ana', 'Kovač', now()), (2, 'Bivši', 'član 2', now()), (null, 'Bivši', 'igrač 3', now()),
      (null, 'Bivši', 'igrač 3', now()), (null, 'Ivo', 'Horvat', now())`.execute(handle);
    const { error } = await migrator.migrateToLatest();
    expect(error).toBeUndefined();
    const erased = await handle
      .selectFrom('league_player')
      .select(['id', 'erased_at'])
      .where('erased_at', 'is not', null)
      .orderBy('id')
      .execute();
    expect(erased).toEqual([
      { id: 2, erased_at: new Date('2026-01-31T10:00:00Z') },
      { id: 3, erased_at: expect.any(Date) },
    ]);
  });
});
