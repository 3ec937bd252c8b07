import { buildApp } from './app';
import { embeddedForTests } from './platform/database/testing';
import { sampleCalls } from './testing/sample-calls';
import { openTestClub } from './testing/test-club';
import { openWholeClub } from './testing/whole-club';

const open = embeddedForTests();

test('a call describes its input and who may call it', async () => {
  const club = await openTestClub(await open(), () => [sampleCalls]);
  expect(club.app.accessTable()).toContainEqual({ method: 'DELETE', path: '/theirs', access: 'ADMIN' });
  const { body } = await club.as().get('openapi.json');
  const { post } = body.paths['/api/entry'];
  expect(post.requestBody.content['application/json'].schema.required).toContain('colour');
  expect(post.responses['200'].content['application/json'].schema.required).toEqual(['name', 'remark']);
  expect(post.responses.default.content['application/problem+json'].schema.required).toContain('code');
  const { securitySchemes } = body.components;
  expect(securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
  expect(body.paths['/api/entry/{id}'].get.security).toEqual([]);
  expect(body.paths['/api/mine'].get.security).toEqual([{ bearer: ['USER'] }]);
  // A call that changes something is confirmed, whoever makes it.
  const confirmed = { csrfCookie: [], csrfHeader: [] };
  expect(post.security).toEqual([confirmed]);
  expect(body.paths['/api/theirs'].delete.security).toEqual([{ bearer: ['ADMIN'], ...confirmed }]);
  expect(securitySchemes.csrfCookie).toMatchObject({ type: 'apiKey', in: 'cookie', name: 'XSRF-TOKEN' });
  expect(securitySchemes.csrfHeader).toMatchObject({ type: 'apiKey', in: 'header', name: 'x-xsrf-token' });
});

test('a body that a call may leave out is declared as such', async () => {
  const club = await openWholeClub(await open());
  const paths: Record<string, Record<string, { requestBody?: { required: boolean } }>> = (
    await club.as().get('openapi.json')
  ).body.paths;
  const optional = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, { requestBody }]) =>
      requestBody?.required === false ? `${method.toUpperCase()} ${path}` : [],
    ),
  );
  // The specification sends the payments' calls and 'not-paid' with an empty body.
  expect(optional.sort()).toEqual([
    'POST /api/admin/clear-pyramid-row-position',
    'PUT /api/admin-payments-league/{id}/mark-paid',
    'PUT /api/admin-payments-league/{id}/mark-unpaid',
    'PUT /api/reservations/{id}/not-paid',
  ]);
});

test('no answer limits the length of what people write, nor does what a form has seen: an erasure may make it longer', async () => {
  const club = await openWholeClub(await open());
  const { paths } = (await club.as().get('openapi.json')).body;
  type Content = { content?: Record<string, { schema: { properties?: { seen?: object } } }> };
  type Operation = { responses: Record<string, Content>; requestBody?: Content };
  const limited = (schema: object, name: string): string[] => [
    ...('maxLength' in schema ? [name] : []),
    ...Object.entries(schema).flatMap(([key, part]) =>
      part && typeof part === 'object' ? limited(part, `${name}.${key}`) : [],
    ),
  ];
  const schemas = ({ content = {} }: Content) => Object.values(content).map(({ schema }) => schema);
  const found = Object.entries<Record<string, Operation>>(paths).flatMap(([path, calls]) =>
    Object.values(calls).flatMap(({ responses, requestBody = {} }) => {
      const { default: _, ...answers } = responses;
      const seen = schemas(requestBody).flatMap(({ properties }) => properties?.seen ?? []);
      return [...Object.values(answers).flatMap(schemas), ...seen].flatMap((schema) => limited(schema, path));
    }),
  );
  // Versions of remotes and hashes of registrations.
  expect(
    found.filter((name) => !/^\/api\/(remotes|admin\/(remotes|status|league\/registrations))\b/.test(name)),
  ).toEqual([]);
});

test('every call has a name of its own, a summary, and a group of those who may make it', async () => {
  const club = await openWholeClub(await open());
  const { paths, tags } = (await club.as().get('openapi.json')).body;
  type Operation = { operationId: string; summary?: string; tags: string[] };
  const operations: Operation[] = Object.values(paths).flatMap((calls) => Object.values(calls as object));
  expect(operations.filter(({ summary }) => !summary)).toEqual([]);
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('postCreateFrendlyReservation');
  expect(ids).toContain('putAdminRemotesByRemoteChoice');
  const groups = new Set(tags.map(({ name }: { name: string }) => name));
  expect(operations.flatMap((each) => each.tags).filter((tag) => !groups.has(tag))).toEqual([]);
});

test('the OpenAPI document contains the API’s calls and nothing else that this server answers', async () => {
  const whole = await buildApp({
    identity: async (app) => {
      app.get('/realms/page', async () => 'page');
    },
    calls: [sampleCalls],
    site: async (app) => {
      app.get('/*', async () => 'page');
    },
    csrf: { secret: 's', secure: false },
    headers: { publicUrl: 'http://localhost' },
    callsPerMinute: 0,
  });
  const { paths } = (await whole.inject({ url: '/api/openapi.json' })).json();
  expect(Object.keys(paths)).toEqual([
    '/api/entry',
    '/api/loose-entry',
    '/api/entry/{id}',
    '/api/broken',
    '/api/outage/{code}',
    '/api/breach',
    '/api/mine',
    '/api/theirs',
  ]);
  await whole.close();
});
