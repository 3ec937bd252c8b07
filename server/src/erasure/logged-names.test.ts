import { recordAction } from '../action-log';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import type { TestClub, TestMember } from '../testing/test-club';
import { openErasureOfUsers } from './testing-erasure';

const PASSWORD = 'Loptica-3-seta';
const NEW_PASSWORD = 'Drugi-reket-2026';

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  beforeEach(async () => {
    db = await open();
    ({ club, admin } = await openErasureOfUsers(db));
  });

  const createIva = async (lastName = 'Žuborski') => {
    const person = { firstName: 'Iva', lastName, userName: 'iva', password: PASSWORD };
    expect((await club.as(admin).post('admin/user-management', person)).status).toBe(201);
    const created = db.handle.selectFrom('member').select('id').where('username', '=', 'iva');
    return (await created.executeTakeFirstOrThrow()).id;
  };
  const update = (selectedPlayer: number, firstName: string, lastName: string, password = NEW_PASSWORD) =>
    club.as(admin).put('admin/user-management', { selectedPlayer, firstName, lastName, password });
  const erase = async (id: number) =>
    expect((await club.as(admin).post(`admin/user-management/${id}/erase`, { username: 'iva' })).status).toBe(200);
  const changes = () =>
    db.handle
      .selectFrom('action_log')
      .select(['subject', 'before', 'after'])
      .where('action', '=', 'Promjena imena i lozinke')
      .orderBy('id')
      .execute();
  const note = async (...subjects: readonly string[]) => {
    for (const subject of subjects) {
      const entry = { actorId: admin.id, at: club.clock.now(), action: 'Bilješka', subject };
      await db.transaction((tx) => recordAction(tx, entry));
    }
  };
  const notes = async () => {
    const noted = db.handle.selectFrom('action_log').select('subject').where('action', '=', 'Bilješka').orderBy('id');
    return (await noted.execute()).map(({ subject }) => subject);
  };
  /** As releases before this one recorded a change of the name. */
  const recordParts = (subject: string, before: readonly [string, string], after: readonly [string, string]) => {
    const parts = ([Ime, Prezime]: readonly [string, string]) => ({ Ime, Prezime });
    return db.transaction((tx) =>
      recordAction(tx, {
        actorId: admin.id,
        at: club.clock.now(),
        action: 'Promjena imena i lozinke',
        subject,
        before: parts(before),
        after: { ...parts(after), Lozinka: 'promijenjena' },
      }),
    );
  };

  test('a new name is recorded as one value, a new password alone without a name', async () => {
    const id = await createIva();
    expect((await update(id, 'Iva', 'Žuborski')).status).toBe(200);
    expect((await update(id, 'Iva', 'Ćelavko', 'Treća-loptica-26')).status).toBe(200);
    expect(await changes()).toEqual([
      { subject: 'Iva Žuborski', before: null, after: { Lozinka: 'promijenjena' } },
      {
        subject: 'Iva Žuborski',
        before: { Ime: 'Iva Žuborski' },
        after: { Ime: 'Iva Ćelavko', Lozinka: 'promijenjena' },
      },
    ]);
  });

  test('after the erasure neither name is left in the log, though others have the same last names', async () => {
    const id = await createIva();
    await club.addMember({ firstName: 'Petra', lastName: 'Žuborski', username: 'petra' });
    await club.addMember({ firstName: 'Lea', lastName: 'Ćelavko', username: 'lea' });
    await update(id, 'Iva', 'Ćelavko');
    await erase(id);
    const [change] = await changes();
    const name = `Bivši član ${id}`;
    expect(change).toEqual({ subject: name, before: { Ime: name }, after: { Ime: name, Lozinka: 'promijenjena' } });
  });

  test('nor where somebody else has the name, in entries that are known to be about this person', async () => {
    const id = await createIva();
    await club.addMember({ firstName: 'Iva', lastName: 'Žuborski', username: 'druga' });
    await club.addMember({ firstName: 'Iva', lastName: 'Ćelavko', username: 'treća' });
    await update(id, 'Iva', 'Ćelavko');
    await update(id, 'Iva', 'Žuborski', 'Treća-loptica-26');
    await note('Iva Žuborski');
    await erase(id);
    const name = `Bivši član ${id}`;
    expect(await changes()).toMatchObject([
      { subject: name, before: { Ime: name }, after: { Ime: name } },
      { subject: name, before: { Ime: name }, after: { Ime: name } },
    ]);
    expect(await notes()).toEqual(['Iva Žuborski']);
  });

  test.each([false, true])('nor in an entry of an earlier release, shared last names: %s', async (areShared) => {
    const id = await createIva();
    if (areShared) {
      await club.addMember({ firstName: 'Petra', lastName: 'Žuborski', username: 'petra' });
      await club.addMember({ firstName: 'Lea', lastName: 'Ćelavko', username: 'lea' });
    }
    await db.handle.updateTable('member').set({ last_name: 'Ćelavko' }).where('id', '=', id).execute();
    await recordParts('Iva Žuborski', ['Iva', 'Žuborski'], ['Iva', 'Ćelavko']);
    await recordParts('Petra Žuborski', ['Petra', 'Žuborski'], ['Iva', 'Novak']);
    await erase(id);
    const [change, other] = await changes();
    const name = `Bivši član ${id}`;
    expect(change).toEqual({ subject: name, before: { Ime: name }, after: { Ime: name, Lozinka: 'promijenjena' } });
    expect(other).toMatchObject({ after: { Ime: 'Iva', Prezime: 'Novak', Lozinka: 'promijenjena' } });
  });

  test('the entries of somebody else with the name stay, until this person is erased too', async () => {
    const id = await createIva();
    await club.addMember({ firstName: 'Iva', lastName: 'Žuborski', username: 'druga' });
    await recordParts('Iva Žuborski', ['Iva', 'Žuborski'], ['Iva', 'Žuborski']);
    await erase(id);
    const names = { Ime: 'Iva', Prezime: 'Žuborski' };
    expect(await changes()).toEqual([
      { subject: 'Iva Žuborski', before: names, after: { ...names, Lozinka: 'promijenjena' } },
    ]);
  });

  test('nicknames of marked fees, present and former ones, and phones written in another way are replaced', async () => {
    const iva = await club.addMember({ firstName: 'Iva', lastName: 'Žuborski', username: 'iva', inLeague: true });
    await club.addMember({ firstName: 'Petra', lastName: 'Žuborski', username: 'petra' });
    const own = { nickname: 'Kvaka', phone: '091 123 4567' };
    await db.handle.updateTable('league_player').set(own).where('member_id', '=', iva.id).execute();
    await note('Iva Žuborski (Kvaka), 2027.', 'Iva Žuborski (Maki), 2026.', 'zvati +385 (0)91/123-4567', 'iva Kvaka');
    await erase(iva.id);
    const name = `Bivši član ${iva.id}`;
    expect(await notes()).toEqual([`${name}, 2027.`, `${name}, 2026.`, `zvati ${name}`, 'iva Kvaka']);
  });

  test('a name that somebody else has too is replaced where the nickname tells whose it is', async () => {
    const iva = await club.addMember({ firstName: 'Iva', lastName: 'Žuborski', username: 'iva' });
    await club.addMember({ firstName: 'Iva', lastName: 'Žuborski', username: 'druga' });
    await db.handle.updateTable('member').set({ nickname: 'Kvaka' }).where('id', '=', iva.id).execute();
    await note('Iva Žuborski (Kvaka), 2027.', 'Iva Žuborski, 2027.', 'Iva Žuborski (Šef), 2027.');
    await erase(iva.id);
    expect(await notes()).toEqual([`Bivši član ${iva.id}, 2027.`, 'Iva Žuborski, 2027.', 'Iva Žuborski (Šef), 2027.']);
  });
});
