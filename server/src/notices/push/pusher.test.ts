import { createPublicKey } from 'node:crypto';
import { jest } from '@jest/globals';
import { jwtVerify } from 'jose';
import { TEST_KEYS } from '../testing';
import { openPusher } from './pusher';
import { openPushService } from './testing-push-service';

const ICON = '/club/logo-0123456789ab-192.png';
const CONTENT = {
  title: 'Ljetna liga: novi protivnik',
  body: 'Čuvajte žuti šator.',
  path: '/my-results-league',
  tag: 't',
};
let service: Awaited<ReturnType<typeof openPushService>>;
const push = () =>
  openPusher({ keys: TEST_KEYS, publicUrl: 'https://club.example', clubIcon: () => ICON })({
    browser: service.subscription,
    ...CONTENT,
  });

beforeEach(async () => {
  service = await openPushService();
});
afterEach(() => service.close());

/** The server's public key; the browser has only its point. */
function publicKey() {
  const point = Buffer.from(TEST_KEYS.push.publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } });
}

test('a push can be read only by its browser, and is signed by this club', async () => {
  expect(await push()).toEqual({ outcome: 'SENT', address: null });
  const [message] = service.received;
  if (!message) throw new Error('Nothing has arrived.');
  expect(message.body.toString('latin1')).not.toContain('protivnik');
  expect(service.opened(message)).toEqual({ ...CONTENT, icon: ICON });
  expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '172800', urgency: 'normal' });
  const token = /^vapid t=([^,]+)/.exec(String(message.headers.authorization))?.[1] ?? '';
  const { payload } = await jwtVerify(token, publicKey(), { audience: service.origin });
  expect(payload.sub).toBe('https://club.example');
});

test.each([
  [201, { outcome: 'SENT', address: null }],
  [404, { outcome: 'GONE' }],
  [410, { outcome: 'GONE' }],
  [429, { outcome: 'RETRY', error: 'Usluga obavijesti odgovara 429.' }],
  [500, { outcome: 'RETRY', error: 'Usluga obavijesti odgovara 500.' }],
  [503, { outcome: 'RETRY', error: 'Usluga obavijesti odgovara 503.' }],
  [403, { outcome: 'REFUSED', error: 'Usluga obavijesti odgovara 403.' }],
  [413, { outcome: 'REFUSED', error: 'Usluga obavijesti odgovara 413.' }],
])('a push service that answers %i', async (status, outcome) => {
  service.answer(status);
  expect(await push()).toEqual(outcome);
});

test.each([
  ['120', { pauseMs: 120_000 }],
  ['0', { pauseMs: 0 }],
  ['Fri, 10 Jul 2026 08:02:00 GMT', { pauseMs: 120_000 }],
  ['Fri, 10 Jul 2026 07:58:00 GMT', { pauseMs: 0 }],
  ['-5', {}],
  ['soon', {}],
])('a push service that asks for a pause: Retry-After: %s', async (header, pause) => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-07-10T08:00:00Z'));
  service.answer(429, { 'retry-after': header });
  expect(await push()).toEqual({ outcome: 'RETRY', error: 'Usluga obavijesti odgovara 429.', ...pause });
  now.mockRestore();
});

test('a push service that cannot be reached is tried again', async () => {
  const { subscription } = service;
  await service.close();
  const send = openPusher({ keys: TEST_KEYS, publicUrl: 'http://localhost:8080', clubIcon: () => ICON });
  expect(await send({ browser: subscription, ...CONTENT })).toMatchObject({ outcome: 'RETRY' });
  service = await openPushService();
});
