import { recordAction } from '../action-log';
import { insertPlayers } from '../league';
import { eachEngine } from '../platform/database/testing';
import { openDirectoryForTests } from '../platform/identity/testing/directory';
import { openTestClub } from '../testing/test-club';
import { createErasure, erasureRoutes } from '.';
import { openErasure } from './testing-erasure';

eachEngine((open) => {
  test('no short name of an erased player stays in the league, and namesakes keep theirs', async () => {
    const db = await open();
    const directory = await openDirectoryForTests(db);
    const club = await openTestClub(db, (base) => [erasureRoutes(createErasure({ ...base, directory }))]);
    const admin = await club.addMember({ roles: ['ADMIN'], firstName: 'Zvonimir', lastName: 'Upravitelj' });
    const createdAt = club.clock.now();
    const people = [
      { firstName: 'Ivan', lastName: 'Žagar', nickname: 'Bili', createdAt },
      { firstName: 'Ivan', lastName: 'Žagar', createdAt },
      { firstName: 'Ana', lastName: 'Žuborski', nickname: 'Žuta', createdAt },
      { firstName: 'Ana', lastName: 'Žuborski', createdAt: createdAt },
    ];
    const ids = await db.transaction((tx) => insertPlayers(tx, people));
    const texts = [
      'Žagar I. Bili je odustao',
      'Žagar I. je odustao',
      'Žuborski A. Žuta',
      'bez novih lopti (Žuborski A., 6:0 6:0)',
    ];
    const subjects = async () =>
      (await db.handle.selectFrom('action_log').select('subject').orderBy('id').limit(texts.length).execute()).map(
        ({ subject }) => subject,
      );
    for (const subject of texts) {
      await db.transaction((tx) => recordAction(tx, { actorId: admin.id, at: createdAt, action: 'Zamjena', subject }));
    }
    const erase = async (index: number, name: string) => {
      const { status } = await club.as(admin).post(`admin/league/players/${ids[index]}/erase`, { name });
      expect(status).toBe(200);
      return `Bivši igrač ${ids[index]}`;
    };
    const ivan = await erase(0, 'Ivan Žagar');
    expect(await subjects()).toEqual([`${ivan} je odustao`, ...texts.slice(1)]);
    const ana = await erase(3, 'Ana Žuborski');
    expect(await subjects()).toEqual([`${ivan} je odustao`, ...texts.slice(1, 3), `bez novih lopti (${ana}, 6:0 6:0)`]);
    // Nobody else has the last name any more.
    const last = await erase(2, 'Ana Žuborski');
    expect(await subjects()).toEqual([`${ivan} je odustao`, texts[1], last, `bez novih lopti (${ana}, 6:0 6:0)`]);
  });

  test('nobody gets the pseudonym under which an imported season names somebody else', async () => {
    const db = await open();
    const { club, admin } = await openErasure(db);
    const member = await club.addMember({ firstName: 'Iva', lastName: 'Žuborski', username: 'iva' });
    const createdAt = club.clock.now();
    const insert = (...people: readonly Parameters<typeof insertPlayers>[1][number][]) =>
      db.transaction((tx) => insertPlayers(tx, people));
    const [own = 0] = await insert({ firstName: 'Ivan', lastName: 'Žagar', createdAt });
    await insert({ firstName: 'Iva', lastName: 'Žuborski', memberId: member.id, createdAt });
    const imported = [`igrač ${own}`, `igrač ${own}/2`, `član ${member.id}`];
    await insert(...imported.map((lastName) => ({ firstName: 'Bivši', lastName, createdAt, erasedAt: createdAt })));
    const erase = async (call: string, body: object) => (await club.as(admin).post(call, body)).body.pseudonym;
    expect(await erase(`admin/league/players/${own}/erase`, { name: 'Ivan Žagar' })).toBe(`Bivši igrač ${own}/3`);
    expect(await erase(`admin/user-management/${member.id}/erase`, { username: 'iva' })).toBe(
      `Bivši član ${member.id}/2`,
    );
  });
});
