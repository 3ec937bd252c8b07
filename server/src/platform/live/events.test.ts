import type { AddressInfo } from 'node:net';
import { openTestClub, type TestClub, type TestMember } from '../../testing/test-club';
import { embeddedForTests } from '../database/testing';
import { eventRoutes } from './events.routes';

const open = embeddedForTests();
let club: TestClub;
let ana: TestMember;
let url: string;

beforeEach(async () => {
  club = await openTestClub(await open(), ({ live }) => [eventRoutes({ live, patchOf: () => undefined })]);
  ana = await club.addMember();
  await club.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(club.app.server.address() as AddressInfo).port}/api/events`;
});

/** Opens the stream as a browser does and returns its events one by one; undefined at its end. */
async function listen(member: TestMember) {
  const response = await fetch(url, { headers: member.headers });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<unknown> => {
    const end = text.indexOf('\n\n');
    if (end >= 0) {
      const event = text.slice(0, end);
      text = text.slice(end + 2);
      return JSON.parse(event.replace(/^data: /, ''));
    }
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return undefined;
    text += chunk.value;
    return next();
  };
  return { response, next, close: () => reader?.cancel() };
}

const changeGrid = () => club.db.transaction((tx) => club.live.changed(tx, 'grid'));
const changeAccount = (memberId: number) => club.db.transaction((tx) => club.live.changed(tx, 'account', memberId));

test('401 without a token, and no stream is opened', async () => {
  expect((await fetch(url)).status).toBe(401);
});

test('a hello with the current versions comes first, then changes, except those that concern only other members', async () => {
  await changeGrid();
  const { response, next } = await listen(ana);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  expect(await next()).toMatchObject({ type: 'hello', versions: { grid: 1 }, ages: { grid: expect.any(Number) } });
  await changeAccount(ana.id + 1);
  await changeAccount(ana.id);
  await changeGrid();
  expect(await next()).toEqual({ type: 'change', topic: 'account', version: 2, memberId: ana.id });
  expect(await next()).toEqual({ type: 'change', topic: 'grid', version: 2 });
});

test('an administrator receives that some account has changed, and a member nothing about other accounts', async () => {
  const admin = await listen(await club.addMember({ roles: ['ADMIN'] }));
  const member = await listen(await club.addMember());
  for (const { next } of [admin, member]) expect(await next()).toMatchObject({ type: 'hello' });
  await changeAccount(ana.id);
  await changeGrid();
  expect(await admin.next()).toEqual({ type: 'change', topic: 'accounts', version: 1 });
  for (const { next } of [admin, member]) expect(await next()).toMatchObject({ topic: 'grid' });
  const late = await listen(await club.addMember());
  expect(await late.next()).toMatchObject({ type: 'hello', versions: { account: 1, grid: 1 } });
});

test('only the member who gets a role receives the event to renew the token', async () => {
  const [given, other] = [await listen(ana), await listen(await club.addMember())];
  for (const { next } of [given, other]) expect(await next()).toMatchObject({ type: 'hello' });
  await club.db.transaction((tx) => club.live.rolesGiven(tx, ana.id));
  await changeGrid();
  expect(await given.next()).toEqual({ type: 'roles', memberId: ana.id });
  for (const { next } of [given, other]) expect(await next()).toMatchObject({ topic: 'grid' });
});

test('a member has ten streams at most; closing one allows another', async () => {
  const opened = await Promise.all(Array.from({ length: 10 }, () => listen(ana)));
  const eleventh = await fetch(url, { headers: ana.headers });
  expect(eleventh.status).toBe(429);
  expect(await eleventh.json()).toMatchObject({ code: 'TOO_MANY_STREAMS' });
  const other = await listen(await club.addMember());
  expect(await other.next()).toMatchObject({ type: 'hello' });
  opened[0]?.close();
  const again = async () => (await fetch(url, { headers: ana.headers })).status;
  while ((await again()) !== 200);
});

test('the stream ends with the token', async () => {
  const { next } = await listen(await club.addMember({ tokenEnds: new Date() }));
  expect(await next()).toMatchObject({ type: 'hello' });
  expect(await next()).toBeUndefined();
});

test('stopping the server closes the streams instead of waiting for them', async () => {
  const { next } = await listen(ana);
  await next();
  await club.close();
  expect(await next()).toBeUndefined();
});
