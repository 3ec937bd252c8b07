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
    club.database.transaction((tx) =>
      recordAction(tx, { actorId: admin.id, at: club.clock.now(), action: 'Uplata', subject, subjectMemberId }),
    );
  const named = async () =>
    (await club.as(admin).get<ActionLog>('admin/action-log')).body.entries.map(({ actor, subject }) => [
      actor,
      subject,
    ]);

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
    const username = async (id: number) =>
      (await club.database.handle.selectFrom('member').select('username').where('id', '=', id).executeTakeFirst())
        ?.username;
    const actor = `Ivo Babić (${await username(admin.id)})`;
    expect(await named()).toEqual([
      [actor, 'Sezona zima'],
      // Of an earlier release: whose it was is not known.
      [actor, 'Ana Kovač'],
      [actor, `Ana Kovač (${await username(father.id)})`],
    ]);
  });
});
