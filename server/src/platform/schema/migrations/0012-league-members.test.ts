import { Migrator, sql } from 'kysely';
import { eachEngine } from '../../database/testing';
import { migrations } from '.';

eachEngine((open) => {
  test('members of the league become players with an entry of this year, and keep their fees', async () => {
    const { handle } = await open({ empty: true });
    const migrator = new Migrator({ db: handle, provider: { getMigrations: async () => migrations } });
    await migrator.migrateTo('0009-tally-by-member');
    await sql`insert into member (identity_id, username, first_name, last_name, email, in_league, created_at) values
      ('1', 'ana', 'Ana', 'Kovač', 'ana@example.com', true, now()), ('2', 'iva', 'Iva', 'Novak', null, false, now()),
      ('3', 'marko', 'Marko', 'Babić', null, false, now())`.execute(handle);
    await sql`insert into league_fee (member_id, year, amount_cents, currency, paid_on) values
      (1, 2026, 6000, 'EUR', '2026-04-01'), (3, 2022, 15000, 'HRK', null)`.execute(handle);
    const { error } = await migrator.migrateToLatest();
    expect(error).toBeUndefined();

    const players = await handle.selectFrom('league_player').select(['member_id', 'last_name', 'email']).execute();
    expect(players).toEqual([
      { member_id: 1, last_name: 'Kovač', email: 'ana@example.com' },
      { member_id: 3, last_name: 'Babić', email: null },
    ]);
    const fees = await handle
      .selectFrom('league_fee')
      .innerJoin('league_player', 'league_player.id', 'player_id')
      .select(['member_id', 'year', 'amount_cents', 'currency', 'paid_on'])
      .execute();
    expect(fees).toEqual([
      { member_id: 1, year: 2026, amount_cents: 6000, currency: 'EUR', paid_on: '2026-04-01' },
      { member_id: 3, year: 2022, amount_cents: 15000, currency: 'HRK', paid_on: null },
    ]);
    const entries = await handle.selectFrom('league_entry').select(['player_id', 'withdrawn_on']).execute();
    expect(entries).toEqual([{ player_id: 1, withdrawn_on: null }]);
  });
});
