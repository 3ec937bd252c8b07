import type { ActionLog } from '@club/shared/contracts/action-log';
import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { actionLogRoutes, createActionLog } from '../action-log';
import { eachEngine } from '../platform/database/testing';
import { hasPassword, openDirectoryForTests } from '../platform/identity/testing/directory';
import { invitationsForTests } from '../platform/identity/testing/invitations';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { createInviting } from './inviting.service';
import { createJoining } from './joining.service';
import { userManagementRoutes } from './user-management.routes';
import { createUserManagement } from './user-management.service';

const PASSWORD = 'Loptica-3-seta';
const NEW_PASSWORD = 'Drugi-reket-2026';
const HORVAT = { firstName: 'Ana', lastName: 'Horvat' };
const KOVAC = { firstName: 'Ana', lastName: 'Kovač' };

eachEngine((open) => {
  let club: TestClub;
  let admin: TestMember;
  let id: number;
  const update = (name: object, seen?: object, password = NEW_PASSWORD) =>
    club.as(admin).put('admin/user-management', { ...name, selectedPlayer: id, password, seen });
  const user = async (): Promise<ManagedUser> => (await club.as(admin).get(`admin/user-management/${id}`)).body;
  const log = async () => ((await club.as(admin).get('admin/action-log')).body as ActionLog).entries;
  const hasNewPassword = async () => {
    const identity = await club.db.handle.selectFrom('identity_user').select('id').executeTakeFirstOrThrow();
    return hasPassword(club.db, identity.id, NEW_PASSWORD);
  };
  beforeEach(async () => {
    const database = await open();
    const directory = await openDirectoryForTests(database);
    const parts = { db: database, directory };
    const invitations = invitationsForTests(database, directory);
    club = await openTestClub(database, (base) => {
      const joining = createJoining({ ...base, ...parts });
      const notices = { transport: 'NONE' } as const;
      const inviting = createInviting({ ...base, ...parts, invitations, notices, clubName: () => 'TK Vinkovci' });
      return [
        userManagementRoutes(createUserManagement({ ...base, ...parts, joining, inviting })),
        actionLogRoutes(createActionLog(database)),
      ];
    });
    admin = await club.addMember({ roles: ['ADMIN'] });
    const ana = { ...HORVAT, username: 'ana', email: null, password: PASSWORD, roles: ['USER' as const] };
    id = await createJoining({ ...parts, live: club.live, clock: club.clock }).join(ana);
    expect((await update(KOVAC, HORVAT, 'Prvi-reket-2026')).status).toBe(200);
  });

  test('a new password for a user whom somebody else has renamed does not give back the old name: the form is refused with the name that is saved now', async () => {
    const before = (await log()).length;
    const refused = await update(HORVAT, HORVAT);
    expect(refused.body).toMatchObject({
      status: 409,
      code: 'NAME_CHANGED',
      message:
        'Drugi je administrator u međuvremenu promijenio ime tog korisnika. Sada: Ana Kovač. Vaš unos je ostao; spremite ga samo ako vrijedi.',
      current: KOVAC,
    });
    expect(await user()).toMatchObject(KOVAC);
    expect([await hasNewPassword(), (await log()).length]).toEqual([false, before]);

    expect((await update(HORVAT, refused.body.current)).status).toBe(200);
    expect([await user(), await hasNewPassword()]).toMatchObject([HORVAT, true]);
  });

  test('a new password for a user whom somebody else has renamed is set if that name is the wanted one, and for an earlier page, which does not send what it has shown', async () => {
    expect((await update(KOVAC, HORVAT)).status).toBe(200);
    expect(await hasNewPassword()).toBe(true);
    expect((await update(HORVAT, undefined, PASSWORD)).status).toBe(200);
    expect(await user()).toMatchObject(HORVAT);
  });

  test('a new password for a user whom somebody else has renamed is set once, if both change the name in the same moment', async () => {
    const answers = await Promise.all(['Babić', 'Cvek'].map((lastName) => update({ ...KOVAC, lastName }, KOVAC)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('only a new name is published to the open grids, which would otherwise be refetched for each user who is changed', async () => {
    const published: (string | undefined)[] = [];
    const stop = club.live.onChange((change) => published.push(change?.topic));
    const publishedBy = async (call: Promise<{ status: number }>) => {
      published.length = 0;
      expect((await call).status).toBe(200);
      return published.toSorted();
    };
    const path = `admin/user-management/${id}`;
    expect(await publishedBy(update(HORVAT, KOVAC))).toEqual(['grid', 'members']);
    expect(await publishedBy(update(HORVAT, HORVAT, PASSWORD))).toEqual(['members']);
    expect(await publishedBy(club.as(admin).put(`${path}/roles`, { roles: ['USER', 'ADMIN'] }))).toEqual(['members']);
    expect(await publishedBy(club.as(admin).post(`${path}/password-reset`))).toEqual(['members']);
    stop();
  });
});
