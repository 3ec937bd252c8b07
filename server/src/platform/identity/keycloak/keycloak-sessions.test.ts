/** @jest-environment node */
import { once } from 'node:events';
import type { SessionEnd } from '@club/shared/contracts/session-end';
import { jest } from '@jest/globals';
import { runningClock } from '../../clock';
import type { Tx } from '../../database';
import { embeddedForTests, type TestDatabase } from '../../database/testing';

/** Whether the embedded provider's library has been loaded. */
let isProviderLoaded = false;
jest.unstable_mockModule('oidc-provider', () => {
  isProviderLoaded = true;
  return { Provider: class {}, errors: {}, interactionPolicy: {} };
});
const { openIdentityApp } = await import('../testing/identity-app');
const { openFakeKeycloak } = await import('../testing/keycloak');

type Opened<Open extends (...parts: never[]) => unknown> = Awaited<ReturnType<Open>>;

const open = embeddedForTests();
let database: TestDatabase;
let keycloak: Opened<typeof openFakeKeycloak>;
let club: Opened<typeof openIdentityApp>;
const NEW_PASSWORD = 'lopta-u-mreži';
/** Only `setInterval` is faked: a test decides when half a minute has passed. */
const halfMinute = () => jest.advanceTimersByTime(30_000);

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
    ],
  });
  database = await open();
  keycloak = await openFakeKeycloak();
  club = await openIdentityApp(database, runningClock(), keycloak.settings);
});
afterAll(async () => {
  keycloak.close();
  jest.useRealTimers();
});
beforeEach(() => {
  keycloak.introspected.length = 0;
  keycloak.failing = false;
  keycloak.answer = undefined;
});

let count = 0;
/** A member of the club with a session in Keycloak, which began a minute ago. */
async function signIn() {
  const identityId = `user-${++count}`;
  const row = { identity_id: identityId, username: identityId, first_name: 'Ana', last_name: 'Anić' };
  await database.handle
    .insertInto('member')
    .values({ ...row, created_at: new Date() })
    .execute();
  return { identityId, ...(await sessionOf(identityId, `session-${count}`, new Date(Date.now() - 60_000))) };
}

async function sessionOf(identityId: string, session: string, since: Date) {
  const authorization = `Bearer ${await keycloak.accessToken(identityId, session, since)}`;
  const call = async () => {
    const answer = await club.app.inject({ url: '/api/mine', headers: { authorization } });
    return { status: answer.statusCode, sessionEnd: answer.json().sessionEnd };
  };
  return { session, authorization, call };
}

/** The same token, as if another key had signed it. */
function withKey(authorization: string, kid: string): string {
  const [, ...rest] = authorization.split('.');
  const header = Buffer.from(JSON.stringify({ alg: 'RS256', kid, typ: 'JWT' })).toString('base64url');
  return `Bearer ${[header, ...rest].join('.')}`;
}

test('the embedded provider’s library is not loaded', () => {
  expect(isProviderLoaded).toBe(false);
});

test('until Keycloak’s keys are loaded, nobody has to sign in again', async () => {
  const { call } = await signIn();
  keycloak.failing = true;
  expect(await call()).toMatchObject({ status: 503 });
  keycloak.failing = false;
  expect(await call()).toMatchObject({ status: 200 });
});

test('when Keycloak begins to sign with another key, nobody has to sign in again, not even a moment after its keys were loaded', async () => {
  const ana = await signIn();
  expect(await ana.call()).toMatchObject({ status: 200 });
  await keycloak.rotateKey();
  const iva = await signIn();
  expect(await iva.call()).toMatchObject({ status: 200 });
  expect(await ana.call()).toMatchObject({ status: 200 });
});

test('tokens of invented keys are refused; many at once do not make a request to Keycloak each, and affect nobody else', async () => {
  const { authorization, call } = await signIn();
  expect(await call()).toMatchObject({ status: 200 });
  const before = keycloak.keyRequests;
  const invented = Array.from({ length: 20 }, (_, number) =>
    club.app.inject({ url: '/api/mine', headers: { authorization: withKey(authorization, `invented-${number}`) } }),
  );
  expect(await call()).toMatchObject({ status: 200 });
  expect(new Set((await Promise.all(invented)).map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
  expect(keycloak.keyRequests - before).toBeLessThanOrEqual(2);
});

test('Keycloak is asked once in half a minute, independent of the number of calls', async () => {
  const { call } = await signIn();
  for (let calls = 0; calls < 5; calls += 1) expect(await call()).toMatchObject({ status: 200 });
  expect(keycloak.introspected).toHaveLength(1);
  halfMinute();
  expect(await call()).toMatchObject({ status: 200 });
  expect(keycloak.introspected).toHaveLength(2);
});

test('a user who is disabled in Keycloak is refused after at most half a minute, with the reason', async () => {
  const { identityId, call } = await signIn();
  expect(await call()).toMatchObject({ status: 200 });
  keycloak.disabled.add(identityId);
  halfMinute();
  expect(await call()).toEqual({ status: 401, sessionEnd: 'DISABLED' });
});

test.each<[string, SessionEnd, (tx: Tx, id: string) => Promise<void>]>([
  ['a role was taken away', 'ROLES_CHANGED', (tx, id) => club.identity.directory.setRoles(tx, id, [])],
  ['the password was reset', 'PASSWORD_CHANGED', (tx, id) => club.identity.directory.setPassword(tx, id, NEW_PASSWORD)],
])(
  'a page that was not connected when %s is told so at its next call; a later session that ends is not',
  async (_what, reason, change) => {
    const { identityId, session, call } = await signIn();
    keycloak.roles.set(identityId, ['USER']);
    keycloak.answer = (method, path) => {
      if (path.endsWith('/roles/USER')) return { status: 200, body: { id: 'role-USER', name: 'USER' } };
      return method === 'GET' ? undefined : { status: 204 };
    };
    await database.transaction((tx) => change(tx, identityId));
    keycloak.ended.add(session);
    expect(await call()).toEqual({ status: 401, sessionEnd: reason });

    const later = await sessionOf(identityId, `${session}-later`, new Date());
    expect(await later.call()).toMatchObject({ status: 200 });
    keycloak.ended.add(later.session);
    halfMinute();
    expect(await later.call()).toEqual({ status: 401, sessionEnd: undefined });
  },
);

test('the reason is deleted a day later, because no token of those sessions is left', async () => {
  const { identityId } = await signIn();
  const reasons = () =>
    database.handle.selectFrom('identity_payload').select('payload').where('account_id', '=', identityId).execute();
  await database.transaction((tx) => club.identity.directory.setEnabled(tx, identityId, false));
  expect(await reasons()).toMatchObject([{ payload: { reason: 'DISABLED' } }]);
  await database.handle
    .updateTable('identity_payload')
    .set({ expires_at: new Date(0) })
    .execute();
  await club.identity.engine.maintain();
  expect(await reasons()).toEqual([]);
});

test('so is a user who was signed out everywhere; others stay signed in', async () => {
  const [ana, iva] = [await signIn(), await signIn()];
  expect([await ana.call(), await iva.call()]).toMatchObject([{ status: 200 }, { status: 200 }]);
  keycloak.ended.add(ana.session);
  halfMinute();
  expect([await ana.call(), await iva.call()]).toMatchObject([{ status: 401 }, { status: 200 }]);
});

test('a session that has already ended is refused at the first call', async () => {
  const { session, call } = await signIn();
  keycloak.ended.add(session);
  expect(await call()).toMatchObject({ status: 401 });
});

test('an event stream that is open ends as well', async () => {
  const { session, authorization } = await signIn();
  const headers = { authorization };
  const opened = await club.app.inject({ url: '/api/events', headers, payloadAsStream: true });
  expect(opened.statusCode).toBe(200);
  const body = opened.stream();
  const ended = once(body, 'end');
  // The hello: the session was valid when the stream began.
  await once(body, 'data');
  keycloak.ended.add(session);
  halfMinute();
  await ended;
});

test('while Keycloak does not answer, a valid token is accepted until it expires', async () => {
  const { session, call } = await signIn();
  expect(await call()).toMatchObject({ status: 200 });
  keycloak.ended.add(session);
  keycloak.failing = true;
  halfMinute();
  expect(await call()).toMatchObject({ status: 200 });
  keycloak.failing = false;
  halfMinute();
  expect(await call()).toMatchObject({ status: 401 });
});

test('so is one whose key is known, long after the keys were loaded; for an unknown key nobody has to sign in again', async () => {
  expect(await (await signIn()).call()).toMatchObject({ status: 200 });
  const { authorization, call } = await signIn();
  keycloak.failing = true;
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
  expect(await call()).toMatchObject({ status: 200 });
  const headers = { authorization: withKey(authorization, 'newer') };
  expect((await club.app.inject({ url: '/api/mine', headers })).statusCode).toBe(503);
  keycloak.failing = false;
  expect((await club.app.inject({ url: '/api/mine', headers })).statusCode).toBe(401);
  now.mockRestore();
});
