import type { ActionLog } from '@club/shared/contracts/action-log';
import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { actionLogRoutes, createActionLog } from '../action-log';
import { noticesForTests, openMailServer } from '../notices/testing';
import { eachEngine } from '../platform/database/testing';
import type { MemberInvitations } from '../platform/identity';
import { hasPassword, openDirectoryForTests } from '../platform/identity/testing/directory';
import { invitationsForTests } from '../platform/identity/testing/invitations';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { createInviting } from './inviting.service';
import { createJoining, type Joining } from './joining.service';
import { userManagementRoutes } from './user-management.routes';
import { createUserManagement } from './user-management.service';

const PASSWORD = 'Loptica-3-seta';

eachEngine((open) => {
  let club: TestClub;
  let joining: Joining;
  let admin: TestMember;
  let invitations: MemberInvitations;
  let notices: ReturnType<typeof noticesForTests>;
  let mails: Awaited<ReturnType<typeof openMailServer>>;

  const user = async (username: string) => {
    const users: ManagedUser[] = (await club.as(admin).get('admin/user-management')).body;
    return users.find((each) => each.username === username);
  };
  const log = async (): Promise<ActionLog> => (await club.as(admin).get('admin/action-log?size=100')).body;
  const identityOf = async (username: string): Promise<string> => {
    const row = club.db.handle.selectFrom('identity_user').select('id').where('username', '=', username);
    return (await row.executeTakeFirstOrThrow()).id;
  };

  beforeAll(async () => {
    const database = await open();
    const directory = await openDirectoryForTests(database);
    invitations = invitationsForTests(database, directory);
    mails = await openMailServer();
    club = await openTestClub(database, (base) => {
      const parts = { ...base, directory };
      joining = createJoining(parts);
      notices = noticesForTests({ ...parts, invitations, mail: { kind: 'SMTP', url: mails.url } });
      const inviting = createInviting({ ...parts, invitations, notices, clubName: () => 'TK Vinkovci' });
      return [
        userManagementRoutes(createUserManagement({ ...parts, joining, inviting })),
        actionLogRoutes(createActionLog(database)),
      ];
    });
    admin = await club.addMember({ roles: ['ADMIN'] });
    // Nobody is deactivated without an administrator who can really sign in.
    const person = { firstName: 'Vlasta', lastName: 'Perić', email: null };
    await joining.join({ ...person, username: 'vlasta', password: PASSWORD, roles: ['ADMIN'] });
  });
  afterAll(async () => {
    await notices.close();
    await mails.stop();
  });

  test('an invitation goes to the address of the member, who keeps the old password until a new one is chosen', async () => {
    const person = { firstName: 'Luka', lastName: 'Šimić', password: PASSWORD, roles: ['USER' as const] };
    const id = await joining.join({ ...person, username: 'luka', email: 'luka@example.com' });
    expect(await user('luka')).toMatchObject({ invitation: 'EMAIL' });
    const answer = await club.as(admin).post(`admin/user-management/${id}/invitation`);
    expect(answer.body).toEqual({ message: 'Pozivnica je poslana na luka@example.com: Luka Šimić.' });
    const identity = await identityOf('luka');
    expect(await hasPassword(club.db, identity, PASSWORD)).toBe(true);

    await notices.dispatch();
    await club.as(admin).post(`admin/user-management/${id}/invitation`);
    await notices.dispatch();
    const [first, second] = mails.received.map(({ text }) => /token=(\S+)/.exec(text)?.[1] ?? '');
    expect(mails.received.map(({ to }) => to)).toEqual(['luka@example.com', 'luka@example.com']);
    expect(await invitations.accept(first ?? '', 'Zemlja-i-loptica-7')).toBeUndefined();
    expect(await invitations.accept(second ?? '', 'Zemlja-i-loptica-7')).toMatchObject({ username: 'luka' });
    expect(await hasPassword(club.db, identity, 'Zemlja-i-loptica-7')).toBe(true);
    const { entries } = await log();
    expect(entries.filter(({ action }) => action === 'Pozivnica e-poštom')).toHaveLength(2);
    expect(JSON.stringify(entries)).not.toContain(second);
  });

  test('a user shows whether a password was chosen, and whether an invitation is open, which a deactivation ends', async () => {
    const person = {
      firstName: 'Nina',
      lastName: 'Šarić',
      password: PASSWORD,
      oneTime: true,
      roles: ['USER' as const],
    };
    const id = await joining.join({ ...person, username: 'nina', email: 'nina@example.com' });
    const nina = async () => {
      const one: ManagedUser = (await club.as(admin).get(`admin/user-management/${id}`)).body;
      expect(await user('nina')).toEqual(one);
      return [one.withoutPassword, one.invited];
    };
    const setActive = (active: boolean) => club.as(admin).put(`admin/user-management/${id}/active`, { active });
    expect(await nina()).toEqual([true, false]);
    await club.as(admin).post(`admin/user-management/${id}/invitation`);
    expect(await nina()).toEqual([true, true]);
    await setActive(false);
    await setActive(true);
    expect(await nina()).toEqual([true, false]);
    mails.received.length = 0;
    await club.as(admin).post(`admin/user-management/${id}/invitation`);
    await notices.dispatch();
    const token = mails.received.map(({ text }) => /token=(\S+)/.exec(text)?.[1] ?? '').at(-1) ?? '';
    await invitations.accept(token, 'Zemlja-i-loptica-7');
    expect(await nina()).toEqual([false, false]);
  });

  test('no invitation for a member without an address or deactivated, nor from a caller who is not an administrator', async () => {
    const person = { firstName: 'Bez', lastName: 'Adrese', password: PASSWORD, roles: ['USER' as const] };
    const none = await joining.join({ ...person, username: 'bez-adrese', email: null });
    expect(await user('bez-adrese')).toMatchObject({ invitation: 'NO_ADDRESS' });
    expect((await club.as(admin).post(`admin/user-management/${none}/invitation`)).body.code).toBe('NOT_INVITABLE');
    const left = await joining.join({ ...person, username: 'otišla', email: 'otisla@example.com' });
    await club.as(admin).put(`admin/user-management/${left}/active`, { active: false });
    expect((await club.as(admin).post(`admin/user-management/${left}/invitation`)).body.code).toBe('MEMBER_INACTIVE');
    const member = await club.addMember();
    expect((await club.as(member).post(`admin/user-management/${left}/invitation`)).status).toBe(403);
    expect((await club.as(admin).post('admin/user-management/999999/invitation')).status).toBe(404);
    expect(mails.received.map(({ to }) => to)).not.toContain('otisla@example.com');
  });
});
