import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { TOTAL_HEADER } from '@club/shared/contracts/paging';
import { eachEngine } from '../platform/database/testing';
import type { TestClub, TestMember } from '../testing/test-club';
import type { Joining } from './joining.service';
import { openUserManagement } from './testing';

const PASSWORD = 'Loptica-3-seta';
const NEW = { firstName: 'Iva', lastName: 'Đurić', userName: 'iva.duric', password: PASSWORD };

eachEngine((open) => {
  let club: TestClub;
  let joining: Joining;
  let admin: TestMember;
  beforeAll(async () => {
    ({ club, joining } = await openUserManagement(await open()));
    admin = await club.addMember({ roles: ['ADMIN'], firstName: 'Zvonimir', lastName: 'Horvat' });
    await club.addMember({ firstName: 'Vlasta', lastName: 'Perić' });
  });
  const users = async (): Promise<ManagedUser[]> => (await club.as(admin).get('admin/user-management')).body;
  const user = async (username: string) => (await users()).find((each) => each.username === username);
  const stored = (username: string) =>
    club.db.handle.selectFrom('identity_user').selectAll().where('username', '=', username).executeTakeFirst();

  describe('a page of the list', () => {
    const page = async (query: string) => {
      const answer = await club.as(admin).get(`admin/user-management?${query}`);
      const names = (answer.body as ManagedUser[]).map(({ lastName }) => lastName);
      return { names, total: Number(answer.headers[TOTAL_HEADER]) };
    };

    test.each([
      ['page=-1', 'page'],
      ['page=0&size=301', 'size'],
      [`search=${'a'.repeat(81)}`, 'search'],
    ])('is refused for ?%s', async (query, field) => {
      const answer = await club.as(admin).get(`admin/user-management?${query}`);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    });

    test('has the users by name, with their roles, and the total number; beyond the end the last page is returned', async () => {
      const all = await users();
      const names = all.map(({ lastName }) => lastName);
      const size = all.length - 1;
      expect(await page(`page=0&size=${size}`)).toEqual({ names: names.slice(0, -1), total: all.length });
      expect(await page(`page=9&size=${size}`)).toEqual({ names: names.slice(-1), total: all.length });
      expect((await club.as(admin).get('admin/user-management?page=0')).body).toEqual(all);
    });

    test('is searched by name, username and e-mail, without regard to case and diacritics', async () => {
      const person = { firstName: 'Čedo', lastName: 'Šarić', email: 'Cedo.Saric@posta.hr', password: PASSWORD };
      await joining.join({ ...person, username: 'csaric', roles: ['USER'] });
      for (const search of ['saric%20CEDO', 'csaric', 'saric%40POSTA']) {
        expect(await page(`page=0&search=${search}`)).toEqual({ names: ['Šarić'], total: 1 });
      }
      expect(await page('page=0&search=%25')).toEqual({ names: [], total: 0 });
    });

    test('a name that was entered with decomposed letters is found, by composed and decomposed letters', async () => {
      // As it is copied from a PDF: a Z and a caron, a c and a caron.
      const pieces = { firstName: 'Z\u030celjko', lastName: 'Brac\u030cun  Novak' };
      const created = await club.as(admin).post('admin/user-management', { ...NEW, ...pieces, userName: 'zbracun' });
      expect(created.status).toBe(201);
      for (const search of ['Želj bračun', 'bracun zelj', 'Z\u030celj Brac\u030cun']) {
        expect(await page(`page=0&search=${encodeURIComponent(search)}`)).toEqual({
          names: ['Bračun Novak'],
          total: 1,
        });
      }
      expect(await user('zbracun')).toMatchObject({ firstName: 'Željko', lastName: 'Bračun Novak' });
      expect(await stored('zbracun')).toMatchObject({ given_name: 'Željko', family_name: 'Bračun Novak' });
    });
  });

  test('the list and the user show that the personal data have been erased', async () => {
    const { id } = await club.addMember({ firstName: 'Bivši', lastName: `član ${Date.now()}` });
    expect((await club.as(admin).get(`admin/user-management/${id}`)).body).toMatchObject({ erased: false });
    const erasure = { erased_at: club.clock.now(), active: false };
    await club.db.handle.updateTable('member').set(erasure).where('id', '=', id).execute();
    expect((await club.as(admin).get(`admin/user-management/${id}`)).body).toMatchObject({ erased: true });
    expect((await users()).find(({ userId }) => userId === id)).toMatchObject({ erased: true });
    const refused = await club.as(admin).put(`admin/user-management/${id}/active`, { active: true });
    expect(refused.body.code).toBe('MEMBER_ERASED');
  });

  test('one user is found by the id, and an unknown id refused', async () => {
    const [first] = await users();
    expect((await club.as(admin).get(`admin/user-management/${first?.userId}`)).body).toEqual(first);
    const nobody = await club.as(admin).get('admin/user-management/999999');
    expect([nobody.status, nobody.body.code]).toEqual([404, 'MEMBER_UNKNOWN']);
    const member = await club.addMember({ roles: ['USER'] });
    expect((await club.as(member).get(`admin/user-management/${first?.userId}`)).status).toBe(403);
  });
});
