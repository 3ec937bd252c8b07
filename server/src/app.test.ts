import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { embeddedForTests } from './platform/database/testing';
import { sampleCalls } from './testing/sample-calls';
import { openTestClub, type TestClub, type TestMember } from './testing/test-club';

const open = embeddedForTests();
let club: TestClub;
let member: TestMember;
beforeAll(async () => {
  club = await openTestClub(await open(), () => [sampleCalls]);
  member = await club.addMember({ firstName: 'Iva', lastName: 'Ivić' });
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function call(method: Method, path: string, headers: Record<string, string> = club.visitor, payload?: unknown) {
  const answer = await club.app.inject({
    method,
    url: `/api${path}`,
    headers: payload === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(payload === undefined ? {} : { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

const REQUEST_ID = /^[\da-f-]{36}$/;
const ENTRY = { count: 1, name: 'Ana', colour: 'red' };

describe('refusals', () => {
  test('401 without a token, for reading and for changing', async () => {
    const reading = await call('GET', '/mine', {});
    expect(reading.status).toBe(401);
    expect(reading.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(reading.headers['www-authenticate']).toBe('Bearer');
    expect(reading.body).toMatchObject({ type: 'about:blank', title: 'Unauthorized', status: 401 });
    expect((await call('DELETE', '/theirs', {})).status).toBe(401);
  });

  test('403 for a member who has been deactivated, and for one without the role', async () => {
    const former = await club.addMember({ active: false });
    expect((await call('GET', '/mine', former.headers)).body).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect((await call('DELETE', '/theirs', member.headers)).body).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  test('403 for a change without the CSRF pair, also from a visitor', async () => {
    expect((await call('POST', '/entry', {}, ENTRY)).body).toMatchObject({ status: 403, code: 'CSRF' });
    const { authorization = '' } = member.headers;
    expect((await call('DELETE', '/theirs', { authorization })).status).toBe(403);
  });

  test('400 names every invalid field, in Croatian, with the contract’s own message if there is one', async () => {
    const { status, body } = await call('POST', '/entry', club.visitor, {
      count: 1.5,
      name: '',
      notes: [{ text: 'longer' }],
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      code: 'VALIDATION',
      message: 'Provjerite unesene podatke.',
      fields: {
        count: 'Mora biti cijeli broj.',
        name: 'Unesite ime.',
        colour: 'Dopuštene vrijednosti: red, blue.',
        'notes.0.text': 'Najveća duljina: 5.',
      },
    });
    expect((await call('POST', '/entry', club.visitor, {})).body.fields).toMatchObject({
      count: 'Ovo polje je obavezno.',
    });
    expect((await call('GET', '/entry/seven')).body).toMatchObject({
      code: 'VALIDATION',
      fields: { id: 'Mora biti broj.' },
    });
  });

  test.each(['Ana\0', '\ud83d'])('400 names the text that contains what cannot be stored: %j', async (text) => {
    const { status, body } = await call('POST', '/entry', club.visitor, { ...ENTRY, name: text, notes: [{ text }] });
    const unstorable = 'Tekst sadrži znak koji se ne može spremiti.';
    expect([status, body.fields]).toEqual([400, { name: unstorable, 'notes.0.text': unstorable }]);
  });

  test('400 names the field that is nested deeper than any data, even where a contract lets unknown fields through', async () => {
    const levels = 50_000;
    const body = `{"name":"Ana","more":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    const refused = await call('POST', '/loose-entry', club.visitor, body);
    expect(refused.body).toMatchObject({ status: 400, code: 'VALIDATION', fields: { more: expect.any(String) } });
    expect((await call('POST', '/loose-entry', club.visitor, { name: 'Ana', more: [[['Ana']]] })).status).toBe(200);
  });

  test('400 for invalid JSON, 413 for too much of it, 415 for anything else', async () => {
    expect((await call('POST', '/entry', club.visitor, '{"count":')).body).toMatchObject({
      status: 400,
      code: 'MALFORMED',
    });
    expect((await call('POST', '/entry')).body).toMatchObject({ status: 400, code: 'VALIDATION' });
    const huge = { ...ENTRY, name: 'a'.repeat(300_000) };
    expect((await call('POST', '/entry', club.visitor, huge)).body).toMatchObject({ status: 413, code: 'TOO_LARGE' });
    const xml = await club.app.inject({
      method: 'POST',
      url: '/api/entry',
      headers: { ...club.visitor, 'content-type': 'text/xml' },
      payload: '<entry/>',
    });
    expect(xml.json()).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
    const text = { ...club.visitor, 'content-type': 'text/plain' };
    const plain = await club.app.inject({ method: 'POST', url: '/api/entry', headers: text, payload: '{}' });
    expect(plain.json()).toMatchObject({ status: 415 });
  });

  test('a call without a body may have the header of JSON; one that needs a body is refused by its contract', async () => {
    const admin = await club.addMember({ roles: ['ADMIN'] });
    expect((await call('DELETE', '/theirs', admin.headers, '')).body).toEqual({ name: 'gone', remark: null });
    expect((await call('POST', '/entry', club.visitor, '')).body).toMatchObject({ status: 400, code: 'VALIDATION' });
  });

  test('404 for a call that does not exist, 405 for a known one with the wrong method', async () => {
    expect((await call('GET', '/nothing')).body).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const wrong = await call('PUT', '/entry', club.visitor, ENTRY);
    expect(wrong.body).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
    expect(wrong.headers.allow).toBe('POST');
    expect((await call('DELETE', '/entry/7?x=1')).headers.allow).toBe('GET');
    // Not a known call with a wrong method: not a call at all.
    for (const path of ['/mine/', '//mine']) expect((await call('GET', path)).body.code).toBe('NOT_FOUND');
    const long = await call('GET', `/entry/${'7'.repeat(250)}`);
    expect(long.body).toMatchObject({ status: 414, code: 'TOO_LARGE' });
    expect(long.headers['x-request-id']).toMatch(REQUEST_ID);
  });

  test('400 in the same form, with the same headers, for an address that cannot be read', async () => {
    for (const url of ['/api/%zz', '/%E0%A4%A', '/%']) {
      const answer = await club.app.inject({ url, headers: club.visitor });
      expect(answer.headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(answer.headers['x-request-id']).toMatch(REQUEST_ID);
      expect(answer.json()).toMatchObject({ status: 400, code: 'MALFORMED' });
    }
  });

  test('a service’s refusal keeps its message and further members, which cannot replace the standard ones', async () => {
    const { status, body } = await call('GET', '/entry/7');
    expect(status).toBe(409);
    expect(body).toMatchObject({
      status: 409,
      code: 'WISH_TAKEN',
      message: 'Želja je zauzeta.',
      fields: { id: 'Zauzeto.' },
    });
    expect(body.by).toBe('Ana');
  });

  test.each([
    ['53100', 507, 'DISK_FULL'],
    ['ENOSPC', 507, 'DISK_FULL'],
    ['ECONNREFUSED', 503, 'DATABASE_UNREACHABLE'],
    ['25006', 503, 'DATABASE_UNREACHABLE'],
    ['57014', 503, 'DATABASE_BUSY'],
  ])(
    'a database that fails with %s is answered with %i, a message and a time to retry',
    async (code, status, problem) => {
      const { body, headers } = await call('GET', `/outage/${code}`);
      expect(body).toMatchObject({ status, code: problem });
      expect(headers['retry-after']).toBe('5');
      expect(JSON.stringify(body)).not.toContain('sda1');
    },
  );

  test('500 reveals only the id of the log entry', async () => {
    const { status, body } = await call('GET', '/broken');
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('1234');
    expect(body).toMatchObject({ code: 'INTERNAL', requestId: expect.any(String) });
  });

  test('an answer that breaks its contract fails here, so that a test sees it', async () => {
    expect((await call('GET', '/breach')).status).toBe(500);
  });

  test('a call without declared access prevents the app from starting', async () => {
    const silent: FastifyPluginAsyncZod = async (app) => {
      app.get('/silent', async () => 'x');
    };
    await expect(openTestClub(club.db, () => [silent])).rejects.toThrow(
      'GET /api/silent does not declare who may call it',
    );
  });
});

test('no answer of the API is cached, unless its call allows it', async () => {
  expect((await call('GET', '/mine', member.headers)).headers['cache-control']).toBe('no-store');
});

test('a member is answered by name, and a visitor’s entry is validated and accepted', async () => {
  expect((await call('GET', '/mine', member.headers)).body).toEqual({ name: 'Iva Ivić', remark: 'r' });
  expect((await call('POST', '/entry', club.visitor, ENTRY)).body).toEqual({ name: 'Ana', remark: null });
});
