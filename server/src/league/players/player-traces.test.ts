import { eachEngine } from '../../platform/database/testing';
import { PLAYER_COLUMNS } from './player-columns';

eachEngine((open) => {
  test('every column that mentions a player is looked at before one is deleted, except what is deleted with him', async () => {
    const { rows } = await (await open()).pool.query(`
      select key.conrelid::regclass || '.' || attname as "column"
      from pg_constraint key join pg_attribute on attrelid = key.conrelid and attnum = any(key.conkey)
      where contype = 'f' and confrelid = 'league_player'::regclass and confdeltype <> 'c'`);
    expect(rows.map(({ column }) => column).sort()).toEqual([...PLAYER_COLUMNS].sort());
  });
});
