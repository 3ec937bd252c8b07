import type { ActionLog } from '@club/shared/contracts/action-log';
import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import type { Role } from '@club/shared/contracts/roles';
import type { Tx } from '../platform/database';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { queueBehindLock } from '../testing/concurrently';
import type { TestClub, TestMember } from '../testing/test-club';
import type { Joining } from './joining.service';
import { openUserManagement } from './testing';

const VLASTA = { firstName: 'Vlasta', lastName: 'Perić', username: 'vlasta', email: null, password: 'Loptica-3-seta' };

/** Holds the topic that every change of a member announces as its last step but one. */
const holdMembers = (tx: Tx) =>
  tx
    .insertInto('live_version')
    .values({ topic: 'members', version: 1 })
    .onConflict((on) => on.column('topic').doUpdateSet({ version: (of) => of.ref('live_version.version') }))
    .execute();

eachEngine((open) => {
  let database: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  let joining: Joining;
  let vlasta: number;
  beforeEach(async () => {
    database = await open();
    ({ club, joining } = await openUserManagement(database));
    admin = await club.addMember({ roles: ['ADMIN'] });
    await joining.join({ ...VLASTA, username: 'druga', roles: ['ADMIN'] });
    vlasta = await joining.join({ ...VLASTA, roles: ['USER', 'ADMIN'] });
  });

  const path = () => `admin/user-management/${vlasta}`;
  const set = (roles: Role[], seen?: Role[]) => club.as(admin).put(`${path()}/roles`, { roles, seen });
  const roles = async () => ((await club.as(admin).get(path())).body as ManagedUser).roles;
  const changes = async () => ((await club.as(admin).get('admin/action-log')).body as ActionLog).entries.length;

  test('a change whose question showed other roles is refused, so that it gives back no role that was revoked meanwhile', async () => {
    expect((await set(['USER'], ['ADMIN', 'USER'])).status).toBe(200);
    const logged = await changes();
    const refused = await set(['USER', 'ADMIN', 'MAINTENANCE'], ['USER', 'ADMIN']);
    expect(refused.body).toMatchObject({
      status: 409,
      code: 'ROLES_CHANGED',
      message:
        'Drugi je administrator u međuvremenu promijenio uloge tog korisnika. Sada ima: Član. Ništa nije spremljeno.',
    });
    expect([await roles(), await changes()]).toEqual([['USER'], logged]);
    expect((await set(['USER', 'MAINTENANCE'], ['USER'])).status).toBe(200);
    expect(await roles()).toEqual(['USER', 'MAINTENANCE']);
  });

  test('the roles that are stored already are accepted: the answer to the first request may have been lost', async () => {
    await set(['USER'], ['USER', 'ADMIN']);
    const logged = await changes();
    expect((await set(['USER'], ['USER', 'ADMIN'])).status).toBe(200);
    expect(await changes()).toBe(logged);
  });

  test('without the roles seen nothing is compared', async () => {
    await set(['USER']);
    expect((await set(['USER', 'ADMIN', 'MAINTENANCE'])).status).toBe(200);
    expect(await roles()).toEqual(['USER', 'ADMIN', 'MAINTENANCE']);
  });

  test('of two changes at once from the same roles, one is refused', async () => {
    const works = [['USER' as const], ['USER' as const, 'ADMIN' as const, 'MAINTENANCE' as const]].map(
      (wanted) => async () => {
        const answer = await set(wanted, ['USER', 'ADMIN']);
        if (answer.status !== 200) throw answer.body;
      },
    );
    expect(await queueBehindLock(database, holdMembers, ...works)).toEqual(['done', 'ROLES_CHANGED']);
  });
});
