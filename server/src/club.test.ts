import { type Club, createClub } from './club';
import { createClubProfiles } from './club-profile';
import { statusForTests } from './club-status/testing';
import { noticesForTests } from './notices/testing';
import { embeddedForTests, type TestDatabase } from './platform/database/testing';
import { openDirectoryForTests } from './platform/identity/testing/directory';
import { invitationsForTests } from './platform/identity/testing/invitations';
import { streamCount } from './platform/live';
import { noRemotes } from './platform/remotes/testing';
import { createRetention } from './retention';
import { openTestClub, type TestClub, type TestMember } from './testing/test-club';

const open = embeddedForTests();
let database: TestDatabase;
let club: TestClub;
let made: Club;
let member: TestMember;
beforeAll(async () => {
  database = await open();
  const directory = await openDirectoryForTests(database);
  club = await openTestClub(database, (parts) => {
    made = createClub({
      ...parts,
      directory,
      invitations: invitationsForTests(database, directory),
      media: '/nowhere',
      notices: noticesForTests(parts),
      profiles: createClubProfiles({ ...parts, report: () => undefined }),
      streams: streamCount(),
      status: statusForTests(parts),
      retention: createRetention({ ...parts, media: '/nowhere' }),
      publicUrl: 'http://localhost',
      remotes: noRemotes,
      report: () => undefined,
    });
    return made.calls;
  });
  member = await club.addMember();
});
afterAll(() => made.close());

test('the health check fails for a database that answers, but only reads', async () => {
  const health = async () => (await club.as().get('health')).status;
  expect(await club.as().get('health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  await database.pool.query('set default_transaction_read_only = on');
  expect(await health()).toBe(503);
  await database.pool.query('set default_transaction_read_only = off');
  expect(await health()).toBe(200);
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

describe('in the OpenAPI document', () => {
  interface Call {
    readonly responses: Record<string, { readonly content?: object; readonly headers?: object }>;
    readonly requestBody?: { readonly content: object };
  }
  let calls: (readonly [name: string, Call])[];
  beforeAll(async () => {
    const { paths } = (await club.app.inject({ url: '/api/openapi.json' })).json();
    calls = Object.entries<Record<string, Call>>(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, call]) => [`${method.toUpperCase()} ${path.slice('/api/'.length)}`, call] as const,
      ),
    );
  });

  test('every call has one answer of success, with a content unless it is 204', () => {
    const successes = calls.map(([name, { responses }]) => {
      const statuses = Object.keys(responses).filter((status) => status !== 'default');
      return `${name}: ${statuses.map((status) => `${status}${responses[status]?.content ? ' and content' : ''}`)}`;
    });
    expect(successes.filter((success) => !/: (20[01] and content|204)$/.test(success))).toEqual([]);
  });

  test('a response that is not JSON has its media type, a file also a name, and a page of a list its headers', () => {
    const others = calls.flatMap(([name, { responses }]) => {
      const types = Object.keys(responses[200]?.content ?? { 'application/json': {} });
      const headers = Object.keys(responses[200]?.headers ?? {});
      return types.join() === 'application/json' && headers.length === 0
        ? []
        : [[name, ...types, ...headers].join(' ')];
    });
    expect(others.sort()).toEqual([
      'GET account-balance application/json x-older-payments',
      'GET account-statement.csv text/csv content-disposition',
      'GET admin-delete-reservation.csv text/csv content-disposition',
      'GET admin-friendly-matches.csv text/csv content-disposition',
      'GET admin-league-matches.csv text/csv content-disposition',
      'GET admin-payments-league.csv text/csv content-disposition',
      'GET admin-users application/json x-total-count x-total-debt',
      'GET admin-users.csv text/csv content-disposition',
      'GET admin-users/{id}/statement.csv text/csv content-disposition',
      'GET admin/league/season-files/{year} text/csv content-disposition',
      'GET admin/league/seasons/{year}/changes application/json x-total-count',
      'GET admin/payments-app.csv text/csv content-disposition',
      'GET admin/payments-app/year/{year} application/json x-total-count',
      'GET admin/user-management application/json x-total-count',
      'GET by-names application/json x-grid-version',
      'GET calendar/{file} text/calendar',
      'GET events text/event-stream',
      'GET expenses/{id}/receipt application/pdf image/jpeg image/png image/webp content-disposition',
      'GET get-all-termins application/json x-grid-version',
      'GET league-expenses.csv text/csv content-disposition',
      'GET organization-expenses.csv text/csv content-disposition',
      'GET personal-data/export application/json content-disposition',
    ]);
  });

  test('every POST and PUT has a body, except those that need only their address', () => {
    const bodies = calls.map(([name, { requestBody }]) => [name, Object.keys(requestBody?.content ?? {}).join()]);
    const named = (type: string) => bodies.filter(([name, each]) => /^P/.test(name ?? '') && each === type);
    expect(named('').map(([name]) => name)).toEqual([
      'POST admin/opening/open',
      'POST admin/opening/test-mail',
      'POST admin/user-management/{id}/invitation',
      'POST admin/user-management/{id}/password-reset',
      'POST calendar-feed',
      'POST admin/sent-mail/{id}/retry',
    ]);
    expect(named('application/octet-stream').map(([name]) => name)).toEqual([
      'PUT admin/settings/club-logo',
      'POST admin/gallery/{year}',
      'PUT expenses/{id}/receipt',
    ]);
  });
});
