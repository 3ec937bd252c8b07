import type { ActionLog } from '@club/shared/contracts/action-log';
import { eachEngine } from '../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { actionLogRoutes, createActionLog, recordAction } from '.';

eachEngine((open) => {
  let club: TestClub;
  let admin: TestMember;
  beforeAll(async () => {
    const database = await open();
    club = await openTestClub(database, () => [actionLogRoutes(createActionLog(database))], '2026-11-20T08:00:00Z');
    admin = await club.addMember({ roles: ['ADMIN'], firstName: 'Ivo', lastName: 'Babić' });
  });

  const record = (subject: string, subjectMemberId?: number) =>
    club.db.transaction((tx) =>
      recordAction(tx, { actorId: admin.id, at: club.clock.now(), action: 'Uplata', subject, subjectMemberId }),
    );
  const named = async (query: Record<string, string> = {}) => {
    const { body } = await club.as(admin).get<ActionLog>(`admin/action-log?${new URLSearchParams(query)}`);
    return body.entries.map(({ actor, subject }) => [actor, subject]);
  };
  const usernameOf = async (id: number) => {
    const username = club.db.handle.selectFrom('member').select('username').where('id', '=', id);
    return (await username.executeTakeFirstOrThrow()).username;
  };

  test('namesakes are told apart by their usernames, as subject and as administrator', async () => {
    const father = await club.addMember({ firstName: 'Ana', lastName: 'Kovač' });
    await record('Ana Kovač', father.id);
    await record('Ana Kovač');
    await record('Sezona zima');
    expect(await named()).toEqual([
      ['Ivo Babić', 'Sezona zima'],
      ['Ivo Babić', 'Ana Kovač'],
      ['Ivo Babić', 'Ana Kovač'],
    ]);
    await club.addMember({ firstName: 'Ana', lastName: 'Kovač' });
    await club.addMember({ firstName: 'Ivo', lastName: 'Babić' });
    const actor = `Ivo Babić (${await usernameOf(admin.id)})`;
    expect(await named()).toEqual([
      [actor, 'Sezona zima'],
      // Of an earlier release: whose it was is not known.
      [actor, 'Ana Kovač'],
      [actor, `Ana Kovač (${await usernameOf(father.id)})`],
    ]);
  });

  test('a search by what is shown finds it: by the name, by the username, and by both', async () => {
    const [daughter, mother] = [
      await club.addMember({ firstName: 'Željka', lastName: 'Šimić' }),
      await club.addMember({ firstName: 'Željka', lastName: 'Šimić' }),
    ];
    await record('Željka Šimić', mother.id);
    await record('Željka Šimić', daughter.id);
    const username = await usernameOf(daughter.id);
    const shown = `Željka Šimić (${username})`;
    const actor = `Ivo Babić (${await usernameOf(admin.id)})`;
    for (const subject of [username, username.toUpperCase(), shown, `(${username})`, `simic ${username}`]) {
      expect([subject, await named({ subject })]).toEqual([subject, [[actor, shown]]]);
    }
    expect(await named({ subject: 'željka šimić' })).toHaveLength(2);
    const everything = await named();
    for (const by of [actor, await usernameOf(admin.id), 'ivo babic']) {
      expect([by, await named({ actor: by })]).toEqual([by, everything]);
    }
    expect(await named({ actor: username })).toEqual([]);
  });

  test('a username is found where it is not shown, too: it is that of the member', async () => {
    const only = await club.addMember({ firstName: 'Stjepan', lastName: 'Jedini' });
    await record('Stjepan Jedini', only.id);
    const found = await named({ subject: await usernameOf(only.id) });
    expect(found.map(([, subject]) => subject)).toEqual(['Stjepan Jedini']);
  });
});
