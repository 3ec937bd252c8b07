import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '../../database';
import { embeddedForTests } from '../../database/testing';
import type { NewIdentity } from '../directory';
import { readIdentitySettings } from '../settings';
import { AdminClient } from './admin-client';
import { KeycloakDirectory } from './keycloak-directory';
import { keycloakEngine } from './keycloak-engine';

/** A running Keycloak with deploy/keycloak/realm.json: the server's settings, with the prefix TEST_. */
const { TEST_KEYCLOAK_URL, TEST_KEYCLOAK_CLIENT_SECRET = 'none' } = process.env;
const { keycloak } = readIdentitySettings(
  TEST_KEYCLOAK_URL
    ? {
        KEYCLOAK_URL: TEST_KEYCLOAK_URL,
        KEYCLOAK_REALM: 'club',
        KEYCLOAK_CLIENT_ID: 'club-api',
        KEYCLOAK_CLIENT_SECRET: TEST_KEYCLOAK_CLIENT_SECRET,
      }
    : {},
);
if (!keycloak) {
  test.skip('no Keycloak at TEST_KEYCLOAK_URL: NOT TESTED on it', () => undefined);
} else {
  const notices = { endingIn: async () => undefined, ended: async () => undefined, subscribe: () => undefined };
  let directory: KeycloakDirectory;
  const admin = new AdminClient(keycloak);
  const made: string[] = [];
  // Before the database is opened, which is closed in this order, too.
  afterAll(async () => {
    for (const id of made) await change((tx) => directory.remove(tx, id));
  });
  const open = embeddedForTests();
  let db: Database;
  beforeAll(async () => {
    db = await open();
    directory = new KeycloakDirectory(keycloak, db.handle, notices, (error) => console.error(error));
  });
  const change = <Result>(work: (tx: Tx) => Promise<Result>) => db.transaction(work);
  const create = async (changes: Partial<NewIdentity> = {}) => {
    const username = `test-${randomUUID()}`;
    const person = { username, password: 'lopta-u-mreži', firstName: 'Čedo', lastName: 'Šimić', email: null };
    const id = await change((tx) => directory.create(tx, { ...person, roles: ['USER'], ...changes }));
    made.push(id);
    return { id, username };
  };
  const user = (id: string) => admin.users.findOne({ id });
  // Right after its start, on a busy machine, a Keycloak takes longer for its first user than a call may wait.
  beforeAll(() => create().catch(() => create()), 60_000);

  test('a taken username and a weak password are refused as by the embedded store', async () => {
    const { id, username } = await create();
    await expect(create({ username: username.toUpperCase() })).rejects.toMatchObject({ code: 'USERNAME_TAKEN' });
    await expect(create({ password: 'kratka' })).rejects.toMatchObject({ code: 'PASSWORD_WEAK' });
    await expect(change((tx) => directory.setPassword(tx, id, 'lozinka123'))).rejects.toMatchObject({
      code: 'PASSWORD_WEAK',
    });
  });

  test('a role that the realm does not have leaves no partly created user', async () => {
    const username = `test-${randomUUID()}`;
    await expect(create({ username, roles: ['GUEST' as never] })).rejects.toThrow(/no role GUEST/);
    expect(await admin.users.find({ username, exact: true })).toEqual([]);
  });

  test('names, e-mail and roles change without overwriting each other', async () => {
    const { id, username } = await create({ email: 'cedo@klub.hr', roles: ['USER', 'MAINTENANCE'] });
    const owner = { firstName: 'Ana', lastName: 'Anić', email: 'ana@klub.hr' };
    await change((tx) => directory.setPassword(tx, id, 'posve-druga-1', { owner }));
    await change((tx) => directory.setRoles(tx, id, ['USER', 'ADMIN']));
    await change((tx) => directory.setEnabled(tx, id, false));
    expect(await user(id)).toMatchObject({
      username,
      firstName: 'Ana',
      lastName: 'Anić',
      email: 'ana@klub.hr',
      enabled: false,
    });
    expect(await directory.rolesOf([id, 'unknown'])).toEqual(
      new Map([
        [id, ['USER', 'ADMIN']],
        ['unknown', []],
      ]),
    );
    expect(await directory.administrators()).toContainEqual({ identityId: id, enabled: false });
  });

  test('a password that only Keycloak refuses, here for its length, leaves name and e-mail as they were', async () => {
    const { id, username } = await create({ email: 'cedo@klub.hr' });
    const owner = { firstName: 'Ana', lastName: 'Anić', email: 'ana@klub.hr' };
    const refused = change((tx) => directory.setPassword(tx, id, 'lopta u mreži '.repeat(15), { owner }));
    await expect(refused).rejects.toMatchObject({ code: 'PASSWORD_WEAK' });
    expect(await user(id)).toMatchObject({ username, firstName: 'Čedo', lastName: 'Šimić', email: 'cedo@klub.hr' });
  });

  test('a password set by an administrator must be changed, and to another one', async () => {
    const { id } = await create();
    const set = (password: string, oneTime = false) =>
      change((tx) => directory.setPassword(tx, id, password, { oneTime }));
    await set('jednokratna-1', true);
    expect(await user(id)).toMatchObject({ requiredActions: ['UPDATE_PASSWORD'] });
    const message = 'Nova lozinka mora biti različita od dosadašnje.';
    await expect(set('jednokratna-1')).rejects.toMatchObject({ code: 'PASSWORD_WEAK', fields: { password: message } });
    await set('posve-druga-1');
    expect(await user(id)).toMatchObject({ requiredActions: [] });
    await set('jednokratna-2', true);
    expect(await user(id)).toMatchObject({ requiredActions: ['UPDATE_PASSWORD'] });
  });

  test('removing twice has no further effect', async () => {
    const { id } = await create();
    await change((tx) => directory.remove(tx, id));
    await change((tx) => directory.remove(tx, id));
    expect(await user(id)).toBeNull();
  });

  test('a token that was not issued for the club’s API is refused, although the realm signed it', async () => {
    await admin.users.count();
    await expect(
      keycloakEngine(keycloak, { database: db, notices }).verify((await admin.getAccessToken()) as string),
    ).rejects.toThrow(/aud/);
  });
}
