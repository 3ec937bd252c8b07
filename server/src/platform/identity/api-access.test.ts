import { importJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { embeddedForTests, type TestDatabase } from '../database/testing';
import type { SigningKey } from './keys/signing-keys';
import { AUDIENCE, issuerOf } from './realm';
import { type IdentityApp, openIdentityApp } from './testing/identity-app';
import { accessToken, bearerFor, openSession, signingKeyOf, TEST_PUBLIC_URL } from './testing/tokens';

const open = embeddedForTests();
let database: TestDatabase;
let club: IdentityApp;
let key: SigningKey;
let ana: string;
let sid: string;

beforeAll(async () => {
  database = await open();
  club = await openIdentityApp(database);
  key = await signingKeyOf(database);
  ana = await club.addMember('ana');
  sid = await openSession(database, ana);
});

async function call(path: string, authorization?: string) {
  const answer = await club.app.inject({ url: `/api${path}`, headers: authorization ? { authorization } : {} });
  const { code, message } = answer.statusCode >= 400 ? answer.json() : { code: undefined, message: undefined };
  return { status: answer.statusCode, code, message, headers: answer.headers, body: answer.body };
}
const bearer = async (claims: JWTPayload) => `Bearer ${await accessToken(key, { sub: ana, sid, ...claims })}`;
const UNAUTHENTICATED = { status: 401, code: 'UNAUTHENTICATED', message: 'Prijava je istekla. Prijavite se ponovno.' };

test('the token contains when the password was entered; one without this time counts as old', async () => {
  const at = Math.floor(Date.now() / 1000) - 60;
  expect(JSON.parse((await call('/mine', await bearer({ auth_time: at }))).body)).toMatchObject({
    signedInAt: at * 1000,
  });
  expect(JSON.parse((await call('/mine', await bearer({}))).body)).toMatchObject({ signedInAt: 0 });
});

describe('refused with 401', () => {
  test('a request without a token, with the authentication scheme in the answer', async () => {
    const answer = await call('/mine');
    expect(answer).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
      message: 'Prijavite se kako biste nastavili.',
    });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  const now = () => Math.floor(Date.now() / 1000);
  test.each<[string, () => JWTPayload]>([
    ['a token that has ended', () => ({ exp: now() - 1 })],
    ['a token for another API', () => ({ aud: 'urn:other:api' })],
    ['a token of another realm', () => ({ iss: `${TEST_PUBLIC_URL}/realms/other` })],
    ['an id token', () => ({ typ: 'ID' })],
    ['a token without a session', () => ({ sid: undefined })],
    ['a token of a session that is over', () => ({ sid: 'over' })],
    ['a token of another identity’s session', () => ({ sub: 'somebody else' })],
  ])('%s', async (_name, claims) => {
    expect(await call('/mine', await bearer(claims()))).toMatchObject(UNAUTHENTICATED);
  });

  test('a forged token', async () => {
    const claims = { sub: ana, sid, typ: 'Bearer', realm_access: { roles: ['ADMIN'] } };
    const unsigned = new UnsecuredJWT(claims).setIssuer(issuerOf(TEST_PUBLIC_URL)).setAudience(AUDIENCE);
    expect(await call('/mine', `Bearer ${unsigned.setExpirationTime('5 minutes').encode()}`)).toMatchObject(
      UNAUTHENTICATED,
    );

    // The public key used as a shared secret: a well-known attack on tokens.
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: key.kid })
      .setIssuer(issuerOf(TEST_PUBLIC_URL))
      .setAudience(AUDIENCE)
      .setExpirationTime('5 minutes')
      .sign(Buffer.from(key.n as string, 'base64url'));
    expect(await call('/mine', `Bearer ${forged}`)).toMatchObject(UNAUTHENTICATED);
    expect(await call('/mine', 'Bearer not.a.token')).toMatchObject(UNAUTHENTICATED);
  });

  test('a token with the right key id, but another algorithm', async () => {
    const claims = { sub: ana, sid, typ: 'Bearer', iss: issuerOf(TEST_PUBLIC_URL), aud: AUDIENCE };
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'PS256', kid: key.kid })
      .setExpirationTime('5 minutes')
      .sign(await importJWK({ ...key, alg: 'PS256' }, 'PS256'));
    expect(await call('/mine', `Bearer ${token}`)).toMatchObject(UNAUTHENTICATED);
  });

  test('a disabled identity whose session was opened at the same moment', async () => {
    const identityId = await club.addMember('late');
    await database.handle.updateTable('identity_user').set({ enabled: false }).where('id', '=', identityId).execute();
    expect(await call('/mine', await bearerFor(database, identityId))).toMatchObject(UNAUTHENTICATED);
  });

  test('a disabled identity, from the next call on', async () => {
    const identityId = await club.addMember('disabled');
    const authorization = await bearerFor(database, identityId);
    expect(await call('/mine', authorization)).toMatchObject({ status: 200 });
    await database.transaction((tx) => club.identity.directory.setEnabled(tx, identityId, false));
    const answer = await call('/mine', authorization);
    expect(answer).toMatchObject(UNAUTHENTICATED);
    expect(JSON.parse(answer.body)).toMatchObject({ sessionEnd: 'DISABLED' });
  });

  test('a member whose password or roles change receives the reason; for a later sign-in the reason is a sign-out', async () => {
    const identityId = await club.addMember('changed');
    const { directory } = club.identity;
    const whyOf = async (claims: JWTPayload) =>
      JSON.parse((await call('/mine', await bearer({ sub: identityId, sid: 'over', ...claims }))).body).sessionEnd;
    const before = Math.floor(Date.now() / 1000) - 60;
    expect(await whyOf({ auth_time: before })).toBe('SIGNED_OUT');
    await database.transaction((tx) => directory.setPassword(tx, identityId, 'Nova-na-terenu-7'));
    expect(await whyOf({ auth_time: before })).toBe('PASSWORD_CHANGED');
    // As a newcomer does right before the sign-in, whose time has no fractions of a second.
    const { ended } = await database.handle
      .selectFrom('identity_user')
      .select('sessions_ended_at as ended')
      .where('id', '=', identityId)
      .executeTakeFirstOrThrow();
    expect(await whyOf({ auth_time: Math.floor(Number(ended) / 1000) })).toBe('SIGNED_OUT');
    await database.transaction((tx) => directory.setRoles(tx, identityId, []));
    expect(await whyOf({ auth_time: before })).toBe('ROLES_CHANGED');
    expect(await whyOf({ auth_time: before + 3_600 })).toBe('SIGNED_OUT');
  });
});

describe('refused with 403', () => {
  test('a member without the role', async () => {
    const answer = await call('/theirs', await bearer({}));
    expect(answer).toMatchObject({ status: 403, code: 'FORBIDDEN', message: 'Nemate ovlasti za ovu radnju.' });
  });

  test('an identity without a member', async () => {
    const identityId = await database.transaction((tx) =>
      club.identity.directory.create(tx, {
        username: 'stranger',
        password: 'dovoljno-duga',
        firstName: 'S',
        lastName: 'T',
        email: null,
        roles: ['USER'],
      }),
    );
    expect(await call('/mine', await bearerFor(database, identityId))).toMatchObject({
      status: 403,
      message: 'Vaš račun nije aktivan. Obratite se administratoru kluba.',
    });
  });

  test('a member who is no longer active, once the members have changed', async () => {
    const identityId = await club.addMember('leaver');
    const authorization = await bearerFor(database, identityId);
    expect(await call('/mine', authorization)).toMatchObject({ status: 200 });
    await database.transaction(async (tx) => {
      await tx.updateTable('member').set({ active: false }).where('identity_id', '=', identityId).execute();
      await club.live.changed(tx, 'members');
    });
    expect(await call('/mine', authorization)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });
});

describe('let through', () => {
  test('a member, by name and id', async () => {
    const { status, body } = await call('/mine', await bearer({}));
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({
      memberId: expect.any(Number),
      identityId: ana,
      firstName: 'Ana',
      lastName: 'Anić',
      roles: ['USER'],
      signedInAt: 0,
    });
  });

  test.each(['ADMIN', 'MAINTENANCE', 'COURT_MAINTENANCE'])('%s is a USER too', async (role) => {
    const { status } = await call('/mine', await bearer({ realm_access: { roles: [role, 'offline_access'] } }));
    expect(status).toBe(200);
  });

  test('client roles count like realm roles', async () => {
    const roles = { realm_access: { roles: ['USER'] }, resource_access: { 'club-web': { roles: ['ADMIN'] } } };
    expect(await call('/theirs', await bearer(roles))).toMatchObject({ status: 200, body: 'secret' });
  });

  test('everybody on a public route, with the caller when signed in, as a visitor afterwards', async () => {
    expect(await call('/open')).toMatchObject({ status: 200, body: 'nobody' });
    expect(await call('/open', await bearer({}))).toMatchObject({ status: 200, body: 'Ana' });
    expect(await call('/open', await bearer({ exp: 1 }))).toMatchObject({ status: 200, body: 'nobody' });
  });
});
