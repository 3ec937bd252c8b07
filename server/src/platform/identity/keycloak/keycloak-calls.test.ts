import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Role } from '@club/shared/contracts/roles';
import { sql } from 'kysely';
import type { Tx } from '../../database';
import { embeddedForTests } from '../../database/testing';
import { type FakeKeycloak, openFakeKeycloak } from '../testing/keycloak';
import { AdminClient } from './admin-client';
import { KeycloakDirectory } from './keycloak-directory';

const MEMBERS = 5_000;
const idOf = (number: number) => `user-${String(number).padStart(4, '0')}`;

const open = embeddedForTests();
let keycloak: FakeKeycloak;
let directory: KeycloakDirectory;
let reported: unknown[];
beforeAll(async () => {
  keycloak = await openFakeKeycloak();
  directory = new KeycloakDirectory(
    keycloak.settings,
    (await open()).handle,
    { endingIn: async () => undefined },
    (error) => reported.push(error),
  );
  for (let number = 0; number < MEMBERS; number += 1) {
    const roles: Role[] = ['USER'];
    if (number % 1_000 === 0) roles.push('ADMIN');
    if (number % 100 === 0) roles.push('MAINTENANCE');
    keycloak.roles.set(idOf(number), roles);
  }
  keycloak.roles.set(idOf(7), []);
});
afterAll(() => keycloak.close());
beforeEach(() => {
  keycloak.adminCalls.length = 0;
  keycloak.failing = false;
  keycloak.answer = undefined;
  reported = [];
});

test('the roles of a page of members take fewer calls than it has members', async () => {
  const ids = Array.from({ length: 50 }, (_, index) => idOf(4_950 + index));
  const roles = await directory.rolesOf([...ids, idOf(0), idOf(7), 'unknown']);
  expect(roles.size).toBe(53);
  expect(ids.map((id) => roles.get(id)?.join())).toEqual(ids.map((id) => keycloak.roles.get(id)?.join()));
  expect(roles.get(idOf(0))).toEqual(['USER', 'ADMIN', 'MAINTENANCE']);
  expect([roles.get(idOf(7)), roles.get('unknown')]).toEqual([[], []]);
  expect(keycloak.adminCalls.length).toBeLessThan(10);
});

test('the roles of all members of the club take fewer calls than it has members', async () => {
  const roles = await directory.rolesOf([...keycloak.roles.keys()]);
  expect(Object.fromEntries(roles)).toEqual(Object.fromEntries(keycloak.roles));
  expect(keycloak.adminCalls.length).toBeLessThan(10);
});

test('the roles of one member take one call, and those of nobody none', async () => {
  expect(await directory.rolesOf([idOf(1_000)])).toEqual(new Map([[idOf(1_000), ['USER', 'ADMIN', 'MAINTENANCE']]]));
  expect(keycloak.adminCalls).toHaveLength(1);
  expect(await directory.rolesOf(['unknown'])).toEqual(new Map([['unknown', []]]));
  expect(await directory.rolesOf([])).toEqual(new Map());
  expect(keycloak.adminCalls).toHaveLength(2);
});

test('a member who was deleted in Keycloak can be made inactive, but not active', async () => {
  keycloak.answer = (_method, path) => (path.includes('/users/gone') ? { status: 404 } : undefined);
  const db = await open();
  const set = (enabled: boolean) => db.transaction((tx) => directory.setEnabled(tx, 'gone', enabled));
  await set(false);
  await expect(set(true)).rejects.toThrow('Network response was not OK');
});

test('the administrators take one call, with those who cannot sign in marked', async () => {
  keycloak.disabled.add(idOf(2_000));
  expect(await directory.administrators()).toEqual(
    [0, 1_000, 2_000, 3_000, 4_000].map((number) => ({ identityId: idOf(number), enabled: number !== 2_000 })),
  );
  expect(keycloak.adminCalls).toHaveLength(1);
});

test.each([1, 10])('a failure of Keycloak is not read as “no roles”: %i members', async (count) => {
  keycloak.failing = true;
  const ids = Array.from({ length: count }, (_, index) => idOf(index));
  await expect(directory.rolesOf(ids)).rejects.toMatchObject({ response: { status: 503 } });
});

const PERSON = { firstName: 'Ana', lastName: 'Anić', email: 'ana@klub.hr' };
const PASSWORD = 'lopta-u-mreži';
const NEWCOMER = { ...PERSON, username: 'ana', password: PASSWORD, roles: ['USER'] as Role[] };
const newUser = () => {
  const { url, realm } = keycloak.settings;
  return { status: 201, location: `${url}/admin/realms/${realm}/users/${idOf(7)}` };
};

test('a user whose transaction is attempted again is removed before Keycloak is asked for the same name', async () => {
  const changes: string[] = [];
  keycloak.answer = (method, path) => {
    if (method !== 'GET') changes.push(method);
    if (method === 'POST' && path.endsWith('/users')) return newUser();
    return method === 'GET' ? undefined : { status: 204 };
  };
  const db = await open();
  let attempts = 0;
  await db.transaction(async (tx) => {
    attempts += 1;
    await directory.create(tx, { ...NEWCOMER, roles: [] });
    if (attempts === 1) await sql`do $$ begin raise exception 'again' using errcode = '40P01'; end $$`.execute(tx);
  });
  expect(changes).toEqual(['POST', 'DELETE', 'POST']);
});

test('roles that Keycloak has changed are as before when its last answer is lost', async () => {
  const roles = new Set(['USER', 'MAINTENANCE']);
  const named = (body: string) => (JSON.parse(body) as { name: string }[]).map(({ name }) => name);
  let isLost = true;
  keycloak.answer = (method, path, _query, body) => {
    const role = path.split('/roles/')[1];
    if (role) return { status: 200, body: { id: `role-${role}`, name: role } };
    if (!path.endsWith('/role-mappings/realm')) return { status: 204 };
    if (method === 'GET') return { status: 200, body: [...roles].map((name) => ({ id: `role-${name}`, name })) };
    for (const name of named(body)) method === 'POST' ? roles.add(name) : roles.delete(name);
    if (method !== 'DELETE' || !isLost) return { status: 204 };
    isLost = false;
    return { status: 503 };
  };
  const db = await open();
  const set = () => db.transaction((tx) => directory.setRoles(tx, idOf(1), ['USER', 'ADMIN']));
  await expect(set()).rejects.toMatchObject({ response: { status: 503 } });
  expect([...roles].sort()).toEqual(['MAINTENANCE', 'USER']);
  await set();
  expect([...roles].sort()).toEqual(['ADMIN', 'USER']);
});

test('an e-mail address is as before when the answer of Keycloak is lost, and the other data stay', async () => {
  let stored = { firstName: 'Ana', email: 'ana@exmaple.com' };
  let isLost = true;
  keycloak.answer = (method, _path, _query, body) => {
    if (method !== 'PUT') return { status: 200, body: stored };
    stored = JSON.parse(body);
    if (!isLost) return { status: 204 };
    isLost = false;
    return { status: 503 };
  };
  const db = await open();
  const set = (email: string | null) => db.transaction((tx) => directory.setEmail(tx, idOf(1), email));
  await expect(set('ana@example.com')).rejects.toMatchObject({ response: { status: 503 } });
  expect(stored).toEqual({ firstName: 'Ana', email: 'ana@exmaple.com' });
  await set('ana@example.com');
  expect(stored).toEqual({ firstName: 'Ana', email: 'ana@example.com' });
  await set(null);
  expect(stored).toEqual({ firstName: 'Ana', email: '' });
});

test.each([false, true])(
  'whether somebody may sign in is as before when the transaction fails: %s',
  async (enabled) => {
    let stored = { firstName: 'Ana', enabled: !enabled };
    const given: boolean[] = [];
    keycloak.answer = (method, _path, _query, body) => {
      if (method === 'GET') return { status: 200, body: stored };
      if (method !== 'PUT') return { status: 204 };
      stored = JSON.parse(body);
      given.push(stored.enabled);
      return { status: 204 };
    };
    const db = await open();
    const failing = db.transaction(async (tx) => {
      await directory.setEnabled(tx, idOf(1), enabled);
      throw new Error('not committed');
    });
    await expect(failing).rejects.toThrow('not committed');
    expect([given, stored]).toEqual([[enabled, !enabled], { firstName: 'Ana', enabled: !enabled }]);
  },
);

test('a Keycloak that accepts the sign-in of the service account and is silent fails the call in time', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const admin = new AdminClient({ ...keycloak.settings, url }, 50);
  await expect(admin.users.find()).rejects.toMatchObject({ name: 'TimeoutError' });
  silent.closeAllConnections();
  silent.close();
});

const USER_ROLE = { status: 200, body: { id: 'role-USER', name: 'USER' } };

const newcomers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...NEWCOMER, username: `ana${index}` }));

test('hundreds of users are created with two calls each, several at a time, and all of them have their roles', async () => {
  const granted: string[] = [];
  let [created, underWay, mostUnderWay] = [0, 0, 0];
  keycloak.answer = (method, path) => {
    if (path.endsWith('/roles/USER')) return USER_ROLE;
    if (method !== 'POST') return undefined;
    if (path.endsWith('/role-mappings/realm')) {
      granted.push(path.split('/').at(-3) as string);
      underWay -= 1;
      return { status: 204 };
    }
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    created += 1;
    return { status: 201, location: `${keycloak.settings.url}/admin/realms/club/users/new-${created}` };
  };
  const ids = await (await open()).transaction((tx) => directory.createAll(tx, newcomers(300)));
  expect(new Set(ids).size).toBe(300);
  expect(granted.sort()).toEqual([...ids].sort());
  expect(keycloak.adminCalls).toHaveLength(601);
  expect(mostUnderWay).toBeGreaterThan(1);
});

test('when Keycloak refuses one of many, those that it had created are removed, and no further one is created', async () => {
  const present = new Set<string>();
  let asked = 0;
  keycloak.answer = (method, path) => {
    const id = path.split('/').at(-1) as string;
    if (method === 'DELETE') present.delete(id);
    if (method !== 'POST') return { status: 204 };
    asked += 1;
    if (asked === 3) return { status: 409, body: { errorMessage: 'User exists with same username' } };
    present.add(`new-${asked}`);
    return { status: 201, location: `${keycloak.settings.url}/admin/realms/club/users/new-${asked}` };
  };
  const people = newcomers(50).map((person) => ({ ...person, roles: [] }));
  const refused = (await open()).transaction((tx) => directory.createAll(tx, people));
  await expect(refused).rejects.toMatchObject({ code: 'USERNAME_TAKEN' });
  expect(present).toEqual(new Set());
  expect(asked).toBeLessThan(50);
});

test('the usernames are those of every user of the realm, whether a member or not', async () => {
  const all = Array.from({ length: 1_200 }, (_, index) => ({ id: idOf(index), username: `Korisnik${index}` }));
  keycloak.answer = (_method, path, query) => {
    const first = Number(query.get('first'));
    return path.endsWith('/users')
      ? { status: 200, body: all.slice(first, first + Number(query.get('max'))) }
      : undefined;
  };
  expect(await directory.usernames()).toEqual(all.map((_, index) => `korisnik${index}`));
});

describe('the reason of a refusal is returned, and the failure is reported, when', () => {
  const changed = async (change: (tx: Tx) => Promise<unknown>) => (await open()).transaction(change);

  test('the name cannot be taken back after a refused password', async () => {
    let updates = 0;
    keycloak.answer = (method, path) => {
      if (path.endsWith('/reset-password')) return { status: 400, body: { errorMessage: 'Password policy not met' } };
      if (method !== 'PUT') return undefined;
      updates += 1;
      return updates === 1 ? { status: 204 } : { status: 503 };
    };
    const refused = changed((tx) => directory.setPassword(tx, idOf(1), PASSWORD, { owner: PERSON }));
    await expect(refused).rejects.toMatchObject({ code: 'PASSWORD_WEAK' });
    expect(updates).toBe(2);
    expect(reported).toMatchObject([{ response: { status: 503 } }]);
  });

  test('a new user who got no roles cannot be removed', async () => {
    keycloak.answer = (method, path) => {
      if (method === 'POST' && path.endsWith('/users')) return newUser();
      if (path.endsWith('/roles/USER')) return USER_ROLE;
      if (path.endsWith('/role-mappings/realm')) return { status: 403 };
      return method === 'DELETE' ? { status: 503 } : undefined;
    };
    await expect(changed((tx) => directory.create(tx, NEWCOMER))).rejects.toMatchObject({ response: { status: 403 } });
    expect(reported).toMatchObject([{ response: { status: 503 } }]);
  });
});
