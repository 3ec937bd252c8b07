import { type Club, createClub } from './club';
import { createClubProfiles } from './club-profile';
import { statusForTests } from './club-status/testing';
import { noticesForTests } from './notices/testing';
import { embeddedForTests } from './platform/database/testing';
import { openDirectoryForTests } from './platform/identity/testing/directory';
import { invitationsForTests } from './platform/identity/testing/invitations';
import { streamCount } from './platform/live';
import { noRemotes } from './platform/remotes/testing';
import { createRetention } from './retention';
import { openTestClub, type TestClub, type TestMember } from './testing/test-club';

const open = embeddedForTests();
let club: TestClub;
let made: Club;
let member: TestMember;
beforeAll(async () => {
  const database = await open();
  const directory = await openDirectoryForTests(database);
  club = await openTestClub(database, (parts) => {
    made = createClub({
      ...parts,
      db: database,
      directory,
      invitations: invitationsForTests(database, directory),
      media: '/nowhere',
      notices: noticesForTests({ ...parts, db: database }),
      profiles: createClubProfiles({ ...parts, db: database, report: () => undefined }),
      streams: streamCount(),
      status: statusForTests({ ...parts, db: database }),
      retention: createRetention({ ...parts, db: database }),
      publicUrl: 'http://localhost',
      remotes: noRemotes,
      report: () => undefined,
    });
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
