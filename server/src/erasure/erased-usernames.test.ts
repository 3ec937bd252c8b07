import { eachEngine, type TestDatabase } from '../platform/database/testing';
import type { TestClub, TestMember } from '../testing/test-club';
import { openErasureOfUsers } from './testing-erasure';

const PASSWORD = 'Loptica-3-seta';

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  beforeEach(async () => {
    db = await open();
    ({ club, admin } = await openErasureOfUsers(db));
  });

  const erase = (id: number, username: string) =>
    club.as(admin).post(`admin/user-management/${id}/erase`, { username });
  const create = (userName: string) =>
    club.as(admin).post('admin/user-management', { firstName: 'Iva', lastName: 'Novak', userName, password: PASSWORD });
  const addAna = () => club.addMember({ firstName: 'Ana', lastName: 'Kovač', username: 'ana' });
  const storedUsername = async (id: number) =>
    (await db.handle.selectFrom('member').select('username').where('id', '=', id).executeTakeFirstOrThrow()).username;

  test('a new user may have any username that is like one of an erased member', async () => {
    const { id } = await addAna();
    expect((await erase(id, 'ana')).status).toBe(200);
    expect((await create(`erased-${id}`)).status).toBe(201);
  });

  test('a member can be erased whatever the usernames of others are, and nobody can choose the one that is left', async () => {
    const { id } = await addAna();
    expect((await create(`erased-${id}`)).status).toBe(201);
    expect((await erase(id, 'ana')).status).toBe(200);
    const refused = await create(await storedUsername(id));
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['userName']]);
  });

  test('refused: a username that only an erased member has left in the club’s table', async () => {
    const { id } = await addAna();
    await erase(id, 'ana');
    const username = `erased-${id}`;
    await db.handle.updateTable('member').set({ username, identity_id: username }).where('id', '=', id).execute();
    const refused = await create(username);
    expect(refused.body).toMatchObject({
      status: 409,
      code: 'USERNAME_TAKEN',
      fields: { userName: 'Korisničko ime je već zauzeto.' },
    });
    const identities = db.handle.selectFrom('identity_user').select('id').where('username', '=', username);
    expect(await identities.execute()).toEqual([]);
  });
});
