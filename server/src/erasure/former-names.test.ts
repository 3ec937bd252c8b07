import { createAccounts } from '../accounts';
import { recordAction } from '../action-log';
import { findPlayerOfMember, insertPlayers } from '../league';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { openCourtsForTests } from '../testing/club-services';
import type { TestClub, TestMember } from '../testing/test-club';
import { openErasure } from './testing-erasure';
import { wholeDatabase } from './testing-texts';

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  beforeEach(async () => {
    db = await open();
    ({ club, admin } = await openErasure(db));
  });

  const addIva = (inLeague = false) =>
    club.addMember({ firstName: 'Iva', lastName: 'Žuborski', username: 'iva', inLeague });
  const rename = (table: 'member' | 'league_player', id: number, first_name: string, last_name: string) =>
    db.handle.updateTable(table).set({ first_name, last_name }).where('id', '=', id).execute();
  const erase = async (path: string, body: object) =>
    expect((await club.as(admin).post(`admin/${path}/erase`, body)).status).toBe(200);
  const note = (subject: string, before?: Record<string, string>) =>
    db.transaction((tx) =>
      recordAction(tx, { actorId: admin.id, at: club.clock.now(), action: 'Bilješka', subject, before }),
    );
  const notes = async () => {
    const noted = db.handle.selectFrom('action_log').select('subject').where('action', '=', 'Bilješka').orderBy('id');
    return (await noted.execute()).map(({ subject }) => subject);
  };
  const former = () =>
    db.handle.selectFrom('former_name').select(['member_id', 'player_id', 'first_name', 'last_name']).execute();
  const placesOf = async (word: RegExp) =>
    [...(await wholeDatabase(db.handle))].filter(([, text]) => word.test(text)).map(([place]) => place);

  test('a member is erased under every name that she had', async () => {
    const iva = await addIva();
    await createAccounts(club).pay(iva.id, 100, { actorId: admin.id, reason: 'Iva Žuborski, članarina' });
    await openCourtsForTests(db, { opensOn: '2026-03-01', closesOn: '2026-11-30' });
    const played = { slot_id: 9, day: '2026-07-11', kind: 'LEAGUE', reason: null, price_cents: 0 } as const;
    const created = { payment_status: 'FREE', created_at: club.clock.now() } as const;
    await db.handle
      .insertInto('reservation')
      .values({ ...played, ...created, member_id: admin.id, opponent: 'Iva Žuborski' })
      .execute();
    await note('Iva Žuborski', { Ime: 'Iva', Prezime: 'Žuborski' });
    await rename('member', iva.id, 'Iva', 'Ćelavko');
    await rename('member', iva.id, 'Ivana', 'Ćelavko');
    await note('Ivana Ćelavko');
    await erase(`user-management/${iva.id}`, { username: 'iva' });
    expect(await placesOf(/Žuborski|zuborski|Ćelavko|celavko/)).toEqual([]);
    expect(await former()).toEqual([]);
  });

  test('kept are the names that a person had before, each once, and no other change', async () => {
    const iva = await addIva();
    await db.handle.updateTable('member').set({ active: false }).where('id', '=', iva.id).execute();
    expect(await former()).toEqual([]);
    for (const lastName of ['Ćelavko', 'Žuborski', 'Ćelavko']) await rename('member', iva.id, 'Iva', lastName);
    const kept = { member_id: iva.id, player_id: null, first_name: 'Iva' };
    expect(await former()).toEqual([
      { ...kept, last_name: 'Žuborski' },
      { ...kept, last_name: 'Ćelavko' },
    ]);
  });

  test('a former name that somebody else has, or had, stays in the texts', async () => {
    const iva = await addIva();
    await rename('member', iva.id, 'Iva', 'Ćelavko');
    const namesake = await club.addMember({ firstName: 'Iva', lastName: 'Žuborski', username: 'druga' });
    await rename('member', namesake.id, 'Iva', 'Babić');
    await note('Iva Žuborski');
    await erase(`user-management/${iva.id}`, { username: 'iva' });
    expect(await notes()).toEqual(['Iva Žuborski']);
    await erase(`user-management/${namesake.id}`, { username: 'druga' });
    expect(await notes()).toEqual([`Bivši član ${namesake.id}`]);
  });

  test('a registration that was refused under the former name is emptied, if the birth date proves whose it was', async () => {
    const iva = await addIva(true);
    const person = { first_name: 'Iva', last_name: 'Žuborski', phone: '098', city: 'Ivankovo' };
    const at = { registered_at: club.clock.now(), modified_at: club.clock.now() };
    for (const [email, birth_date] of [
      ['stara@example.com', '1990-05-01'],
      ['druga@example.com', '2001-01-01'],
    ] as const) {
      const row = { ...person, ...at, year: 2026, state: 'REFUSED' as const, email, email_key: email, birth_date };
      await db.handle.insertInto('league_registration').values(row).execute();
    }
    await db.handle
      .updateTable('league_player')
      .set({ birth_date: '1990-05-01' })
      .where('member_id', '=', iva.id)
      .execute();
    for (const [table, id] of [
      ['member', iva.id],
      ['league_player', (await db.handle.selectFrom('league_player').select('id').executeTakeFirstOrThrow()).id],
    ] as const) {
      await rename(table, id, 'Iva', 'Ćelavko');
    }
    await erase(`user-management/${iva.id}`, { username: 'iva' });
    const left = db.handle.selectFrom('league_registration').select('last_name').orderBy('id');
    expect((await left.execute()).filter(({ last_name }) => last_name === 'Žuborski')).toHaveLength(1);
  });

  test('a player of the league too, also by the short names of then', async () => {
    const createdAt = club.clock.now();
    const people = [
      { firstName: 'Iva', lastName: 'Žuborski', nickname: 'Žuta', createdAt },
      { firstName: 'Petra', lastName: 'Žuborski', createdAt },
    ];
    const [id = 0] = await db.transaction((tx) => insertPlayers(tx, people));
    for (const subject of ['Žuborski I. – Novak I.', 'Žuborski I. Žuta', 'Žuborski P.', 'Iva Žuborski'])
      await note(subject);
    await rename('league_player', id, 'Iva', 'Ćelavko');
    await erase(`league/players/${id}`, { name: 'Iva Ćelavko' });
    const pseudonym = `Bivši igrač ${id}`;
    expect(await notes()).toEqual([`${pseudonym} – Novak I.`, pseudonym, 'Žuborski P.', pseudonym]);
    expect(await former()).toEqual([]);
  });

  test('of a member who plays in the league the names of both', async () => {
    const iva = await addIva(true);
    const player = await findPlayerOfMember(db.handle, iva.id);
    for (const subject of ['Iva Žuborski', 'Iva Mlinar']) await note(subject);
    await rename('league_player', player?.id ?? 0, 'Iva', 'Mlinar');
    await rename('league_player', player?.id ?? 0, 'Iva', 'Ćelavko');
    await rename('member', iva.id, 'Iva', 'Ćelavko');
    await erase(`user-management/${iva.id}`, { username: 'iva' });
    expect(await notes()).toEqual([`Bivši član ${iva.id}`, `Bivši član ${iva.id}`]);
    expect(await former()).toEqual([]);
  });
});
