import { jest } from '@jest/globals';
import { decodeJwt } from 'jose';
import { eachEngine, type TestDatabase } from '../../database/testing';
import { Browser, type Tokens } from '../testing/browser';
import { type IdentityApp, openIdentityApp, PASSWORD } from '../testing/identity-app';

eachEngine((open) => {
  let database: TestDatabase;
  let club: IdentityApp;
  let browser: Browser;
  let members = 0;
  let username: string;
  let identityId: string;

  beforeAll(async () => {
    database = await open();
    club = await openIdentityApp(database);
  });
  afterEach(() => jest.restoreAllMocks());
  beforeEach(async () => {
    members += 1;
    username = `clan${members}`;
    identityId = await club.addMember(username);
    browser = new Browser(club.app, `198.51.100.${members}`);
  });

  const stored = () => database.handle.selectFrom('identity_payload').select('id').orderBy('id').execute();

  test('a browser with a session receives tokens and the first answers in one trip, not to be cached', async () => {
    await browser.signIn(username, PASSWORD);
    const answer = await browser.atOnce(['mine', 'open', 'theirs', 'none'], { state: 's1', nonce: 'n1' });
    expect(answer.headers['cache-control']).toBe('no-store');
    const { state, tokens, answers } = answer.json();
    expect(state).toBe('s1');
    expect(decodeJwt(tokens.id_token)).toMatchObject({ sub: identityId, nonce: 'n1' });
    expect(JSON.parse(answers.mine.body)).toMatchObject({ identityId });
    expect(answers.mine.headers['content-type']).toContain('json');
    const statuses = Object.entries<{ status: number }>(answers).map(([call, { status }]) => [call, status]);
    expect(statuses).toEqual([
      ['mine', 200],
      ['open', 200],
      ['theirs', 403],
      ['none', 404],
    ]);
    // The tokens are those that the library would have received: it can continue with them.
    expect((await browser.refresh((tokens as Tokens).refresh_token)).statusCode).toBe(200);
  });

  test('the page receives the headers of an answer that it may read, those of every call, but no cookie', async () => {
    await browser.signIn(username, PASSWORD);
    const { headers } = (await browser.atOnce(['mine'])).json().answers.mine;
    expect(headers).toMatchObject({ etag: '"1"', 'x-older-payments': 'yes', 'content-type': expect.anything() });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test('a visitor, and a member whose session has ended, receive nothing', async () => {
    expect((await browser.atOnce(['open'], { state: 's2' })).json()).toEqual({ state: 's2', error: 'login_required' });
    await browser.signIn(username, PASSWORD);
    await database.transaction((tx) => club.identity.directory.setEnabled(tx, identityId, false));
    expect((await browser.atOnce(['mine'], { state: 's3' })).json()).toEqual({ state: 's3', error: 'login_required' });
  });

  test('another origin is refused before any request is made, and so is a page without one', async () => {
    await browser.signIn(username, PASSWORD);
    const before = await stored();
    for (const origin of ['https://elsewhere.example', 'null', null]) {
      const answer = await browser.atOnce([], {}, { origin });
      expect([answer.statusCode, answer.json()]).toEqual([403, { error: 'invalid_origin' }]);
    }
    expect(await stored()).toEqual(before);
    expect((await browser.atOnce([])).json()).toHaveProperty('tokens');
    expect(await stored()).not.toEqual(before);
  });

  test('the rules of the code apply: a challenge, its verifier, and a page of the product as the return address', async () => {
    await browser.signIn(username, PASSWORD);
    const errors = [
      await browser.atOnce([], {}, { verifier: 'x'.repeat(43) }),
      await browser.atOnce([], { code_challenge: '', code_challenge_method: '' }),
      await browser.atOnce([], { redirect_uri: 'https://elsewhere.example/' }),
    ].map((answer) => [answer.statusCode, Object.keys(answer.json()).includes('tokens'), answer.json().error]);
    expect(errors).toEqual([
      [200, false, 'invalid_grant'],
      [200, false, 'invalid_request'],
      [200, false, 'server_error'],
    ]);
  });

  test.each([
    // The provider would show its page, and keep what it was asked until somebody signs in.
    ['that is not silent', { prompt: '' }, {}],
    ['that demands the password', { prompt: 'login' }, {}],
    ['that demands the password as well', { prompt: 'none login' }, {}],
    ['without an end', { nonce: 'n'.repeat(5_000) }, {}],
    ['with a verifier without an end', {}, { verifier: 'v'.repeat(129) }],
  ])('a request %s is refused, and nothing of it is stored', async (_, changes, more) => {
    const before = await stored();
    const answer = await browser.atOnce([], changes, more);
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'invalid_request' }]);
    expect(await stored()).toEqual(before);
  });

  test.each([[['../admin']], [['mine?x=1']], [Array.from({ length: 9 }, () => 'mine')], ['mine']])(
    'calls %j are refused',
    async (calls) => {
      const answer = await browser.atOnce(calls as string[]);
      expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'invalid_request' }]);
    },
  );

  test('a call that takes too long is left to the page, and holds up neither the sign-on nor the other calls', async () => {
    await browser.signIn(username, PASSWORD);
    const { timeout } = AbortSignal;
    // The three seconds of the first call pass at once, those of the other never.
    const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
    limit.mockImplementationOnce(() => timeout.call(AbortSignal, 50));
    const logged = jest.spyOn(club.app.log, 'error');
    const { tokens, answers } = (await browser.atOnce(['stuck', 'mine'])).json();
    expect(tokens.access_token).toBeTruthy();
    expect(Object.keys(answers)).toEqual(['mine']);
    expect(limit.mock.calls).toEqual([[3_000], [3_000]]);
    expect(logged).not.toHaveBeenCalled();
  });

  test('the event stream, which does not end, is left to the page and not even opened', async () => {
    await browser.signIn(username, PASSWORD);
    const opened = jest.spyOn(club.streams, 'opened');
    const { tokens, answers } = (await browser.atOnce(['events', 'mine'])).json();
    expect(tokens.access_token).toBeTruthy();
    expect(Object.keys(answers)).toEqual(['mine']);
    expect(opened).not.toHaveBeenCalled();
  });
});
