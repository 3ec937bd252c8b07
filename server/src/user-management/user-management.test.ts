import { randomUUID } from 'node:crypto';
import type { ActionLog } from '@club/shared/contracts/action-log';
import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { jest } from '@jest/globals';
import { eachEngine } from '../platform/database/testing';
import type { Directory } from '../platform/identity';
import { addIdentity, hasPassword } from '../platform/identity/testing/directory';
import type { TestClub, TestMember } from '../testing/test-club';
import type { Joining } from './joining.service';
import { openUserManagement } from './testing';

const PASSWORD = 'Loptica-3-seta';
const NEW = { firstName: 'Iva', lastName: 'Đurić', userName: 'iva.duric', password: PASSWORD };

eachEngine((open) => {
  let club: TestClub;
  let joining: Joining;
  let admin: TestMember;
  let directory: Directory;
  /** The only administrator who can really sign in. */
  let lastAdministrator: number;

  const users = async (): Promise<ManagedUser[]> => (await club.as(admin).get('admin/user-management')).body;
  const user = async (username: string) => (await users()).find((each) => each.username === username);
  const log = async (): Promise<ActionLog> => (await club.as(admin).get('admin/action-log?size=100')).body;
  const stored = (username: string) =>
    club.db.handle.selectFrom('identity_user').selectAll().where('username', '=', username).executeTakeFirst();

  beforeAll(async () => {
    ({ club, directory, joining } = await openUserManagement(await open()));
    admin = await club.addMember({ roles: ['ADMIN'], firstName: 'Zvonimir', lastName: 'Horvat' });
    const person = { firstName: 'Vlasta', lastName: 'Perić', email: null };
    lastAdministrator = await joining.join({ ...person, username: 'vlasta', password: PASSWORD, roles: ['ADMIN'] });
  });

  test.each([false, true])('a user whose account is set to active: %s again is not logged twice', async (active) => {
    const person = { firstName: 'Rada', lastName: `Ilić ${active}`, email: null, password: PASSWORD };
    const id = await joining.join({ ...person, username: `rada.${active}`, roles: ['USER'] });
    const set = async (to: boolean) =>
      expect((await club.as(admin).put(`admin/user-management/${id}/active`, { active: to })).status).toBe(200);
    for (const to of [!active, active, active]) await set(to);
    const logged = (await log()).entries.filter(({ subject }) => subject === `Rada Ilić ${active}`);
    expect(logged).toHaveLength(active ? 2 : 1);
  });

  describe('refused', () => {
    test.each(['USER', 'MAINTENANCE', 'COURT_MAINTENANCE'] as const)('to %s', async (role) => {
      const member = await club.addMember({ roles: [role] });
      expect((await club.as(member).get('admin/user-management')).status).toBe(403);
      expect((await club.as(member).post('admin/user-management', NEW)).status).toBe(403);
    });

    test.each([
      ['firstName', { ...NEW, firstName: '  ' }],
      ['lastName', { ...NEW, lastName: '' }],
      ['userName', { ...NEW, userName: 'š' }],
      ['password', { ...NEW, password: 'kratka' }],
    ])('a new user without a valid %s, and nobody is created', async (field, body) => {
      const before = (await users()).length;
      const answer = await club.as(admin).post('admin/user-management', body);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.fields)).toEqual([field]);
      expect(await users()).toHaveLength(before);
    });

    test('a common password, by the directory, at its field', async () => {
      const answer = await club.as(admin).post('admin/user-management', { ...NEW, password: 'qwertzuiop' });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'PASSWORD_WEAK', fields: { password: expect.any(String) } });
    });

    test('a member who does not exist', async () => {
      const body = { selectedPlayer: 999_999, firstName: 'A', lastName: 'B', password: PASSWORD };
      expect((await club.as(admin).put('admin/user-management', body)).body.code).toBe('MEMBER_UNKNOWN');
    });

    test('to an administrator, a one-time password for the own account, which would end the session that shows it', async () => {
      const sanja = await club.addMember({ roles: ['ADMIN'] });
      const person = { username: 'sanja', firstName: 'Sanja', lastName: 'Sama', email: 'sanja@example.com' };
      await addIdentity(club.db, { ...person, id: sanja.identityId, password: PASSWORD });
      const before = await stored('sanja');
      const answer = await club.as(sanja).post(`admin/user-management/${sanja.id}/password-reset`);
      expect(answer).toMatchObject({ status: 409, body: { code: 'OWN_PASSWORD' } });
      expect(await stored('sanja')).toEqual(before);
    });

    test('to an administrator whose sign-in is older than 15 minutes, a new password for the own account', async () => {
      const signedInAt = new Date(Date.now() - 16 * 60_000);
      const dora = await club.addMember({ roles: ['ADMIN'], signedInAt });
      const person = { username: 'dora', firstName: 'Dora', lastName: 'Davna', email: 'dora@example.com' };
      await addIdentity(club.db, { ...person, id: dora.identityId, password: PASSWORD });
      const body = { selectedPlayer: dora.id, firstName: 'Dora', lastName: 'Davna', password: 'Posve-druga-77' };
      const answer = await club.as(dora).put('admin/user-management', body);
      expect(answer).toMatchObject({ status: 403, body: { code: 'SIGN_IN_AGAIN' } });
      expect(await hasPassword(club.db, dora.identityId, PASSWORD)).toBe(true);
    });

    test('to remove the last administrator, by role or by deactivation, though the directory has one who is not a member', async () => {
      const stranger = { username: 'konzola', password: PASSWORD, firstName: 'K', lastName: 'K', email: null };
      await club.db.transaction((tx) => directory.create(tx, { ...stranger, roles: ['ADMIN'] }));
      const roles = await club.as(admin).put(`admin/user-management/${lastAdministrator}/roles`, { roles: ['USER'] });
      const active = await club.as(admin).put(`admin/user-management/${lastAdministrator}/active`, { active: false });
      expect([roles.status, roles.body.code]).toEqual([409, 'LAST_ADMINISTRATOR']);
      expect([active.status, active.body.code]).toEqual([409, 'LAST_ADMINISTRATOR']);
      expect((await user('vlasta'))?.roles).toEqual(['ADMIN']);
    });
  });

  describe('sent again after a lost answer', () => {
    const AGAIN = { firstName: 'Ines', lastName: 'Ivić', userName: 'ines.ivic', password: PASSWORD };
    const CHANGE = { firstName: 'Ines', lastName: 'Udana', password: 'Posve-druga-77' };
    const keyed = (key: string, by = admin) => club.as(by, { 'idempotency-key': key });
    const create = (key: string, change: object = {}, by = admin) =>
      keyed(key, by).post('admin/user-management', { ...AGAIN, ...change });
    const update = async (key: string, change: object = {}, by = admin) =>
      keyed(key, by).put('admin/user-management', {
        selectedPlayer: (await user('ines.ivic'))?.userId,
        seen: { firstName: AGAIN.firstName, lastName: AGAIN.lastName },
        ...CHANGE,
        ...change,
      });
    let other: TestMember;
    const [creation, changing] = [randomUUID(), randomUUID()];
    beforeAll(async () => {
      other = await club.addMember({ roles: ['ADMIN'] });
    });
    const entries = async () => (await log()).entries.length;

    test('a new user is added once, also at the same moment, and the call with other values is refused', async () => {
      const before = await entries();
      const created = { status: 201, body: { message: 'Dodan je novi račun: Ines Ivić.' } };
      for (const answer of await Promise.all([create(creation), create(creation)]))
        expect(answer).toMatchObject(created);
      expect(await create(creation)).toMatchObject(created);
      expect((await entries()) - before).toBe(1);
      for (const change of [{ lastName: 'Ilić' }, { userName: 'ines.druga' }]) {
        expect(await create(creation, change)).toMatchObject({ status: 409, body: { code: 'KEY_REUSED' } });
      }
      expect((await create(creation, {}, other)).body.code).toBe('USERNAME_TAKEN');
      expect((await create(randomUUID())).body.code).toBe('USERNAME_TAKEN');
    });

    test('a change is saved once, also at the same moment, and the call with other values is refused', async () => {
      const before = await entries();
      const saved = { status: 200, body: { message: 'Podaci su spremljeni: Ines Udana.' } };
      for (const answer of await Promise.all([update(changing), update(changing)])) expect(answer).toMatchObject(saved);
      expect(await update(changing)).toMatchObject(saved);
      expect((await entries()) - before).toBe(1);
      expect(await hasPassword(club.db, (await stored('ines.ivic'))?.id ?? '', CHANGE.password)).toBe(true);
      expect(await update(changing, { lastName: 'Ilić' })).toMatchObject({ status: 409, body: { code: 'KEY_REUSED' } });
      expect((await update(changing, {}, other)).body.code).toBe('PASSWORD_WEAK');
      // A new user's call knows another key.
      expect(await update(creation, { password: 'Jos-jedna-88' })).toMatchObject({ body: { code: 'KEY_REUSED' } });
      expect(await create(changing)).toMatchObject({ body: { code: 'KEY_REUSED' } });
    });
  });

  test('a new user has an identity, a member and an empty account; the same username twice is refused completely', async () => {
    const answer = await club.as(admin).post('admin/user-management', NEW);
    expect([answer.status, answer.body.message]).toEqual([201, 'Dodan je novi račun: Iva Đurić.']);
    expect(await user('iva.duric')).toMatchObject({ roles: ['USER'], active: true, email: null });
    expect(await stored('iva.duric')).toMatchObject({ enabled: true, one_time: false });
    const { body: found } = await club.as(admin).get<ActionLog>('admin/action-log?subject=iva.duric');
    expect(found.entries.map(({ action, subject }) => [action, subject])).toEqual([['Novi korisnik', 'Iva Đurić']]);

    const before = (await users()).length;
    const again = await club.as(admin).post('admin/user-management', { ...NEW, userName: 'IVA.DURIC' });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ code: 'USERNAME_TAKEN', fields: { userName: expect.any(String) } });
    expect(await users()).toHaveLength(before);
  });

  test('the open pages of a user who gets a role receive an event; one who loses a role is signed out instead', async () => {
    const notified: number[] = [];
    club.live.onRolesGiven((memberId) => notified.push(memberId));
    const id = await joining.join({ ...NEW, email: null, username: 'dobiva.uloge', roles: ['USER'] });
    const give = (...roles: string[]) => club.as(admin).put(`admin/user-management/${id}/roles`, { roles });
    await give('USER', 'MAINTENANCE');
    expect(notified).toEqual([id]);
    await give('USER', 'COURT_MAINTENANCE');
    expect(notified).toEqual([id]);
    expect(await stored('dobiva.uloge')).toMatchObject({ sessions_ended_by: 'ROLES_CHANGED' });
  });

  test('an administrator’s changes take effect and are in the action log, which contains no password', async () => {
    const id = (await user('iva.duric'))?.userId ?? 0;
    const changed = { selectedPlayer: id, firstName: 'Ivana', lastName: 'Đurić', password: 'Novi-reket-2026' };
    expect((await club.as(admin).put('admin/user-management', changed)).status).toBe(200);
    expect(
      (await club.as(admin).put(`admin/user-management/${id}/roles`, { roles: ['USER', 'MAINTENANCE', 'USER'] }))
        .status,
    ).toBe(200);
    expect((await club.as(admin).put(`admin/user-management/${id}/active`, { active: false })).status).toBe(200);

    expect(await user('iva.duric')).toMatchObject({
      firstName: 'Ivana',
      roles: ['USER', 'MAINTENANCE'],
      active: false,
    });
    const identity = await stored('iva.duric');
    expect(identity).toMatchObject({ enabled: false, given_name: 'Ivana', one_time: false });
    expect(await hasPassword(club.db, identity?.id ?? '', 'Novi-reket-2026')).toBe(true);

    const { entries } = await log();
    expect(entries.map((entry) => entry.action)).toEqual(
      expect.arrayContaining(['Deaktivacija', 'Promjena uloga', 'Promjena imena i lozinke', 'Novi korisnik']),
    );
    expect(entries.find((entry) => entry.action === 'Promjena uloga')).toMatchObject({
      actor: 'Zvonimir Horvat',
      subject: 'Ivana Đurić',
      before: { Uloge: 'Član' },
      after: { Uloge: 'Član, Održavanje' },
    });
    expect(JSON.stringify(entries)).not.toMatch(/Loptica|Novi-reket|argon2/);
  });

  test('a one-time password signs in once, must then be changed, and is shown only in the answer', async () => {
    const id = (await user('iva.duric'))?.userId ?? 0;
    const { oneTimePassword } = (await club.as(admin).post(`admin/user-management/${id}/password-reset`)).body;
    const identity = await stored('iva.duric');
    expect(identity?.one_time).toBe(true);
    expect(await hasPassword(club.db, identity?.id ?? '', oneTimePassword)).toBe(true);
    expect(JSON.stringify(await log())).not.toContain(oneTimePassword);
  });

  test('new passwords are hashed before the transaction, which would keep a connection for as long', async () => {
    const person = { firstName: 'Ema', lastName: 'Šimić', password: PASSWORD, email: null, roles: ['USER' as const] };
    const id = await joining.join({ ...person, username: 'ema' });
    const setting = jest.spyOn(directory, 'setPassword');
    const { firstName, lastName } = person;
    const changed = { selectedPlayer: id, firstName, lastName, password: 'Novi-reket-2026' };
    await club.as(admin).put('admin/user-management', changed);
    await club.as(admin).post(`admin/user-management/${id}/password-reset`);
    const given = setting.mock.calls.map(([, , password]) => password);
    setting.mockRestore();
    const prepared = expect.objectContaining({ hash: expect.any(String), replaces: expect.any(String) });
    expect(given).toEqual([prepared, prepared]);
  });

  test('of two administrators who remove each other concurrently, one stays', async () => {
    const person = { firstName: 'Drugi', lastName: 'Admin', email: null };
    const other = await joining.join({ ...person, username: 'drugi', password: PASSWORD, roles: ['ADMIN'] });
    const answers = await Promise.all([
      club.as(admin).put(`admin/user-management/${other}/roles`, { roles: ['USER'] }),
      club.as(admin).put(`admin/user-management/${lastAdministrator}/roles`, { roles: ['USER'] }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect((await users()).filter(({ roles }) => roles.includes('ADMIN'))).toHaveLength(1);
  });
});
