import { memberForTests } from '../members/testing';
import { eachEngine } from '../platform/database/testing';
import { openClubServices } from '../testing/club-services';
import { differenceLine, verifyMoney } from '.';

eachEngine((open) => {
  const openLedger = async () => {
    const db = await open();
    const { accounts } = await openClubServices(db);
    const [member, admin] = [await memberForTests(db), await memberForTests(db)];
    const by = { actorId: admin, reason: 'proba' };
    await accounts.grantGratis(member, 3, by);
    for (const cents of [2_000, -500, 700]) await accounts.pay(member, cents, { ...by, confirmed: true });
    expect(await verifyMoney(db)).toEqual([]);
    const entries = await db.handle.selectFrom('ledger_entry').select('id').orderBy('id').execute();
    return {
      db,
      member,
      ids: entries.map(({ id }) => id),
      /** A trigger refuses it: only a damaged or restored database can have such a ledger. */
      damage: async (statement: string) => {
        await db.pool.query('alter table ledger_entry disable trigger user');
        await db.pool.query(statement);
      },
      found: async () =>
        (await verifyMoney(db)).map((difference) => differenceLine(difference).replaceAll('\u00a0', ' ')),
    };
  };

  test('an entry in the middle of the ledger with another balance is found', async () => {
    const { member, ids, damage, found } = await openLedger();
    await damage(`update ledger_entry set balance_after = 1501 where id = ${ids[2]}`);
    expect(await found()).toEqual([`stanje člana ${member} nakon stavke ${ids[2]} treba biti 15,00 €, a jest 15,01 €`]);
  });

  test('of a ledger from which an entry is missing, the first entry after it is found', async () => {
    const { member, ids, damage, found } = await openLedger();
    await damage(`delete from ledger_entry where id = ${ids[1]}`);
    const lines = (await found()).filter((line) => line.includes('nakon stavke'));
    expect(lines).toEqual([`stanje člana ${member} nakon stavke ${ids[2]} treba biti −5,00 €, a jest 15,00 €`]);
  });

  test('an entry in the middle of the ledger with another number of gratis reservations is found', async () => {
    const { member, ids, damage, found } = await openLedger();
    await damage(`update ledger_entry set gratis_after = 2 where id = ${ids[1]}`);
    expect(await found()).toEqual([
      `broj gratis rezervacija člana ${member} nakon stavke ${ids[1]} treba biti 3, a jest 2`,
    ]);
  });

  test('an account with other gratis reservations than its ledger is found', async () => {
    const { db, member, found } = await openLedger();
    await db.handle.updateTable('account').set({ gratis: 4 }).where('member_id', '=', member).execute();
    expect(await found()).toEqual([
      `broj gratis rezervacija člana ${member} prema zbroju stavki treba biti 3, a jest 4`,
    ]);
  });

  test('a year that counts other payments than the ledger has is found', async () => {
    const { db, found } = await openLedger();
    await db.handle.updateTable('money_received').set({ payments: 4 }).execute();
    expect(await found()).toEqual(['broj uplata 2026. treba biti 3, a jest 4']);
  });
});
