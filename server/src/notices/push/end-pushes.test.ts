import type { Tx } from '../../platform/database';
import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import type { Directory } from '../../platform/identity';
import { addIdentity, openDirectoryForTests } from '../../platform/identity/testing/directory';
import { openTestClub, type TestClub, type TestMember } from '../../testing/test-club';
import { noticesForTests } from '../testing';
import { endPushes } from './push-subscriptions.repository';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/';
const subscription = (browser: string) => ({ endpoint: ENDPOINT + browser, keys: { p256dh: 'key', auth: 'auth' } });

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let directory: Directory;
  let ana: TestMember;
  let iva: TestMember;
  beforeAll(async () => {
    db = await open();
    club = await openTestClub(db, (given) => noticesForTests(given).calls);
    directory = await openDirectoryForTests(db, endPushes);
    iva = await club.addMember({ firstName: 'Iva' });
    await club.as(iva).post('push-subscriptions', subscription('iva'));
  });
  beforeEach(async () => {
    ana = await club.addMember();
    const person = { username: ana.identityId, firstName: 'Ana', lastName: 'Anić', email: 'ana@example.com' };
    await addIdentity(db, { id: ana.identityId, ...person, password: 'Stari-teren-17' });
    await club.as(ana).post('push-subscriptions', subscription('phone'));
    await club.as(ana).post('push-subscriptions', subscription('computer'));
  });
  afterEach(() => db.handle.deleteFrom('push_subscription').where('member_id', '=', ana.id).execute());

  test.each<[string, (tx: Tx) => Promise<void>, number]>([
    ['a new password', (tx) => directory.setPassword(tx, ana.identityId, 'Novi-teren-u-18h'), 0],
    ['a deactivation', (tx) => directory.setEnabled(tx, ana.identityId, false), 0],
    ['a role that is taken away', (tx) => directory.setRoles(tx, ana.identityId, []), 2],
  ])('%s leaves other members’ browsers, and so many of the member’s own', async (_change, change, left) => {
    await db.transaction(change);
    const preferences = async (who: TestMember) => (await club.as(who).get('notice-preferences')).body.pushDevices;
    expect(await preferences(ana)).toBe(left);
    expect(await preferences(iva)).toBe(1);
  });

  test('a refused password leaves everything as it was', async () => {
    await expect(db.transaction((tx) => directory.setPassword(tx, ana.identityId, 'a'))).rejects.toThrow();
    expect((await club.as(ana).get('notice-preferences')).body.pushDevices).toBe(2);
  });
});
