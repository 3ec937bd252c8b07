import { sql } from 'kysely';
import { memberForTests } from '../members/testing';
import { eachEngine } from '../platform/database/testing';
import { openClubServices } from '../testing/club-services';

/** Erasing may change the texts of the ledger, which a trigger protects otherwise. */
eachEngine((open) => {
  test('the amounts of the ledger cannot be changed that way', async () => {
    const db = await open();
    const { accounts } = await openClubServices(db);
    const actorId = await memberForTests(db);
    await accounts.pay(await memberForTests(db), 5_000, { actorId });
    const change = (what: string) =>
      db.transaction(async (tx) => {
        await sql`select set_config('club.erasing', 'on', true)`.execute(tx);
        await sql.raw(`update ledger_entry set ${what}`).execute(tx);
      });
    await expect(change('amount_cents = amount_cents + 1')).rejects.toThrow('append-only');
    await expect(change(`kind = 'GRATIS_GRANT', reason = 'x'`)).rejects.toThrow('append-only');
    await expect(db.pool.query(`update ledger_entry set reason = 'x'`)).rejects.toThrow('append-only');
  });
});
