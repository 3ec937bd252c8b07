import { unsubscribeLinks } from '../keys/unsubscribe-links';
import { LONGEST_SEND_MS } from '../sending/longest-send';
import { TEST_KEYS } from '../testing';
import { MAIL_LIMITS } from './mail-limits';
import { openMailer } from './mailer';
import { openMailServer } from './testing-mail-server';

const MAIL = {
  to: 'ana@example.com',
  memberId: 1,
  kind: 'FEE_RECEIVED' as const,
  title: 'Uplata za ligu',
  body: 'Uplata je zaprimljena.',
  path: '/account-status',
  token: '9c5f7f6e-3d0b-4c39-8f5a-3a9b8c1d2e4f',
};
/** A twenty-fifth of the real ones: two fifths of a second are ten. */
const SHORT = {
  limits: { connectionTimeout: 3_200, greetingTimeout: 2_400, socketTimeout: 7_200 },
  longestSendMs: 10_800,
};

let server: Awaited<ReturnType<typeof openMailServer>>;
beforeEach(async () => {
  server = await openMailServer();
});
afterEach(() => server.stop());

async function send(limits: Partial<typeof SHORT> = SHORT, publicUrl = 'http://klub.example:8080') {
  const links = unsubscribeLinks(TEST_KEYS);
  const transport = { kind: 'SMTP', url: server.url } as const;
  const mailer = openMailer({ transport, links, publicUrl, clubName: () => 'Tenis Ivankovo', ...limits });
  const result = await mailer.send(MAIL);
  mailer.close();
  return result;
}

test('a Message-ID has no port, with which it would be invalid', async () => {
  expect(await send()).toEqual({ outcome: 'SENT', address: MAIL.to });
  expect(server.received[0]?.headers.get('message-id')).toBe(`<${MAIL.token}@klub.example>`);
});

test('a server that scans a message before it answers gets it once', async () => {
  server.delay('DATA', 4_000);
  expect(await send()).toMatchObject({ outcome: 'SENT' });
  expect(server.received).toHaveLength(1);
});

test('a server that greets late gets the message; one that does not greet is tried again', async () => {
  server.delay('CONNECT', 1_000);
  expect(await send()).toMatchObject({ outcome: 'SENT' });
  server.delay('CONNECT', 4_000);
  expect(await send()).toEqual({ outcome: 'RETRY', error: 'Greeting never received' });
});

test('a message ends after its limit, however long the server may take for an answer', async () => {
  server.delay('DATA', 2_000);
  const limits = { ...SHORT.limits, socketTimeout: 10_000 };
  const error = 'Poslužitelj e-pošte nije odgovorio na vrijeme.';
  expect(await send({ limits, longestSendMs: 500 })).toEqual({ outcome: 'RETRY', error });
});

test('the longest greeting, and after it the longest answer, are within the limit of a message', () => {
  const { greetingTimeout, connectionTimeout, socketTimeout } = MAIL_LIMITS;
  // Otherwise the limit of connecting, which includes the greeting, would end the wait for the greeting.
  expect(connectionTimeout).toBeGreaterThan(greetingTimeout);
  expect(connectionTimeout + socketTimeout).toBeLessThan(LONGEST_SEND_MS);
});
