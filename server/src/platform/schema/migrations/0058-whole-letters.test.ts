import { Migrator, sql } from 'kysely';
import { containsAllWords } from '../../database';
import { eachEngine } from '../../database/testing';
import { migrations } from '.';

/** A letter and its mark as two characters, as in a text that was copied from a PDF. */
const inPieces = (text: string): string => text.normalize('NFD');

eachEngine((open) => {
  test('what an earlier release stored with letters in pieces is stored as everything else, and found', async () => {
    const { handle } = await open({ empty: true });
    const migrator = new Migrator({ db: handle, provider: { getMigrations: async () => migrations } });
    await migrator.migrateTo('0057-used-key');
    const { rows } = await sql<{ id: number }>`
      insert into member (identity_id, username, first_name, last_name, created_at)
      values ('x', 'zeljka', ${inPieces('Željka')}, ${inPieces('Šimić')}, now()), ('y', 'ana', 'Ana', 'Kos', now())
      returning id`.execute(handle);
    const id = rows[0]?.id;
    await sql`insert into league_player (first_name, last_name, created_at)
      values (${inPieces('Željka')}, ${inPieces('Šimić')}, now())`.execute(handle);
    await sql`insert into ledger_entry (member_id, at, kind, amount_cents, gratis, balance_after, gratis_after, reason, actor_id)
      values (${id}, now(), 'CORRECTION', 100, 0, 100, 0, ${inPieces('krivo naplaćeno')}, ${id})`.execute(handle);
    await sql`insert into action_log (actor_id, at, action, subject, before)
      values (${id}, now(), 'Promjena', ${inPieces('Željka Šimić')}, ${JSON.stringify({ Ime: inPieces('Željka') })})`.execute(
      handle,
    );

    const { error } = await migrator.migrateToLatest();
    expect(error).toBeUndefined();
    const found = handle.selectFrom('member').select(['first_name', 'last_name']);
    expect(await found.where(containsAllWords(sql.ref('search_text'), 'šimić željka')).execute()).toEqual([
      { first_name: 'Željka', last_name: 'Šimić' },
    ]);
    const totals = handle.selectFrom('reservation_total').select('member_id');
    expect(await totals.where(containsAllWords(sql.ref('search_text'), 'simic')).execute()).toEqual([
      { member_id: id },
    ]);
    const player = await handle.selectFrom('league_player').select('last_name').executeTakeFirstOrThrow();
    expect(player.last_name).toBe('Šimić');
    const entry = await handle.selectFrom('ledger_entry').selectAll().executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ reason: 'krivo naplaćeno', amount_cents: 100, balance_after: 100 });
    const action = await handle.selectFrom('action_log').select(['subject', 'before']).executeTakeFirstOrThrow();
    expect(action).toEqual({ subject: 'Željka Šimić', before: { Ime: 'Željka' } });
    // The record and the ledger are append-only as before.
    await expect(sql`update action_log set subject = ''`.execute(handle)).rejects.toThrow('not edited');
  });
});
