import { type Club, createClub } from './club';
import { embeddedForTests } from './database/testing';
import { openSessionNotices } from './identity/storage/session-notices';
import { EmbeddedDirectory } from './identity/users/embedded-directory';
import { openTestClub, type TestClub, type TestMember } from './testing/test-club';

const open = embeddedForTests();
let club: TestClub;
let made: Club;
let member: TestMember;
beforeAll(async () => {
  const database = await open();
  const directory = new EmbeddedDirectory(database, await openSessionNotices(database));
  club = await openTestClub(database, (ground) => {
    made = createClub({ ...ground, db: database, directory, publicUrl: 'http://localhost', report: () => undefined });
    return made.calls;
  });
  member = await club.addMember();
});
afterAll(async () => {
  made.close();
  await club.close();
});

test('403 for every change that a member may make, when it comes without the CSRF pair', async () => {
  const { authorization = '' } = member.headers;
  const changes = club.app.accessTable().filter(({ method, access }) => method !== 'GET' && access === 'USER');
  expect(changes.length).toBeGreaterThan(3);
  for (const { method, path } of changes) {
    const answer = await club.app.inject({ method: method as 'POST', url: `/api${path}`, headers: { authorization } });
    expect([path, answer.json().code]).toEqual([path, 'CSRF']);
  }
});

test('the OpenAPI document lists every call', async () => {
  const { paths } = (await club.app.inject({ url: '/api/openapi.json' })).json();
  const documented = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const calls = club.app.accessTable().filter(({ path }) => path !== '/openapi.json');
  const listed = calls.map(({ method, path }) => `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(documented.sort()).toEqual(listed.sort());
});

test('the club is healthy', async () => {
  expect((await club.app.inject({ url: '/api/health' })).json()).toEqual({ status: 'ok' });
});
