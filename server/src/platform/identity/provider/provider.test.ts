import { jest } from '@jest/globals';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { sql } from 'kysely';
import { eachEngine } from '../../database/testing';
import { CLIENT_ID } from '../realm';
import { PayloadStore } from '../storage/payload-store';
import { Browser, PROTOCOL, type Tokens } from '../testing/browser';
import { errorOf, openFixture } from '../testing/fixture';
import { PASSWORD } from '../testing/identity-app';
import { TEST_PUBLIC_URL } from '../testing/tokens';

eachEngine((open) => {
  const fixture = openFixture(open);

  describe('a sign-in is refused', () => {
    test.each([
      ['without a proof key', { code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
      ['with a proof key in plain text', { code_challenge_method: 'plain' }, 'invalid_request'],
      ['for tokens in the address', { response_type: 'token' }, 'unsupported_response_type'],
    ])('%s', async (_name, changes, error) => {
      const { url } = await fixture.browser.follow(fixture.browser.authorizationUrl(changes));
      expect(new URL(url).searchParams.get('error') ?? new URL(url).hash).toContain(error);
    });

    test.each([
      ['another site', 'https://evil.example/my-reservations'],
      ['a page of the provider itself', `${TEST_PUBLIC_URL}/realms/club/protocol/openid-connect/logout`],
    ])('when it should lead to %s', async (_name, redirect_uri) => {
      const page = await fixture.browser.follow(fixture.browser.authorizationUrl({ redirect_uri }));
      expect(page.status).toBe(400);
      expect(page.body).toContain('<h1>Prijava nije uspjela</h1>');
    });

    test.each(['state', 'nonce', 'login_hint', 'display', 'ui_locales'])(
      'with a character in %s that cannot be stored',
      async (parameter) => {
        const { url } = await fixture.browser.follow(fixture.browser.authorizationUrl({ [parameter]: 'a\0b' }));
        expect(url).toMatch(/[?&]error=invalid_request&/);
      },
    );

    test('for a HEAD request, which would leave a row', async () => {
      const answer = await fixture.club.app.inject({ method: 'HEAD', url: fixture.browser.authorizationUrl() });
      expect(answer.statusCode).toBe(404);
    });

    // Anybody can send it many times a minute, and what is stored stays for an hour.
    test('with a state or an address that is too long to be stored', async () => {
      const long = 'a'.repeat(4_000);
      const { url } = await fixture.browser.follow(fixture.browser.authorizationUrl({ state: long }));
      expect(url).toMatch(/[?&]error=invalid_request&/);
      const answer = await new Browser(fixture.club.app).send('GET', `${PROTOCOL}/logout?state=${long}`);
      expect(answer.statusCode).toBe(400);
      const { rows } = await sql<{ longest: number }>`
        select max(length(payload::text)) as longest from identity_payload`.execute(fixture.database.handle);
      expect(rows[0]?.longest ?? 0).toBeLessThan(4_000);
    });

    test('for a client that the club does not have', async () => {
      expect((await fixture.browser.follow(fixture.browser.authorizationUrl({ client_id: 'other' }))).status).toBe(400);
    });
  });

  test('the session of somebody who only opens the sign-out page ends within the hour', async () => {
    await fixture.database.handle.deleteFrom('identity_payload').execute();
    await new Browser(fixture.club.app).send('GET', `${PROTOCOL}/logout`);
    const { rows } = await sql<{ minutes: number }>`
      select extract(epoch from expires_at - now())::int / 60 as minutes from identity_payload
      where model = 'Session'`.execute(fixture.database.handle);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.minutes).toBeLessThanOrEqual(60);
  });

  test.each([
    ['ECONNREFUSED', 503],
    ['25006', 503],
    ['53100', 507],
  ])('a database that fails (%s) before the form is shown is a page, too', async (code, status) => {
    const down = jest.spyOn(PayloadStore.prototype, 'upsert').mockImplementation(async () => {
      throw Object.assign(new Error('down'), { code });
    });
    const headers = { accept: 'text/html' };
    const answer = await fixture.club.app.inject({ url: fixture.browser.authorizationUrl(), headers });
    down.mockRestore();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, '5']);
    expect(answer.body).toContain('<h1>Trenutačno nije moguće</h1>');
  });

  describe('a code', () => {
    test('is not accepted without the proof key of its request', async () => {
      const form = await fixture.browser.openSignIn();
      const { url } = await form.submit({ username: fixture.username, password: PASSWORD });
      const code = new URL(url).searchParams.get('code') as string;
      expect(errorOf(await fixture.browser.exchange(code, 'x'.repeat(43)))).toEqual([400, 'invalid_grant']);
    });

    test('is valid once; a second use revokes its tokens', async () => {
      const form = await fixture.browser.openSignIn();
      const { url } = await form.submit({ username: fixture.username, password: PASSWORD });
      const code = new URL(url).searchParams.get('code') as string;
      const tokens = (await fixture.browser.exchange(code)).json<Tokens>();
      expect(errorOf(await fixture.browser.exchange(code))).toEqual([400, 'invalid_grant']);
      expect(errorOf(await fixture.browser.refresh(tokens.refresh_token))).toEqual([400, 'invalid_grant']);
    });
  });

  test('tokens identify the member, with the claims that keycloak-js reads', async () => {
    const tokens = await fixture.signIn();
    const claims = decodeJwt(tokens.access_token);
    expect(claims).toMatchObject({
      iss: `${TEST_PUBLIC_URL}/realms/club`,
      aud: 'urn:club:api',
      azp: CLIENT_ID,
      typ: 'Bearer',
      sub: fixture.identityId,
      sid: expect.any(String),
      preferred_username: fixture.username,
      given_name: 'Ana',
      family_name: 'Anić',
      realm_access: { roles: ['USER'] },
      resource_access: { 'club-web': { roles: ['USER'] } },
    });
    expect((claims.exp as number) - (claims.iat as number)).toBe(300);
    expect(decodeProtectedHeader(tokens.access_token).alg).toBe('RS256');
    expect(decodeJwt(tokens.id_token)).toMatchObject({ aud: CLIENT_ID, sub: fixture.identityId, given_name: 'Ana' });
    expect(decodeJwt(tokens.refresh_token)).toMatchObject({ typ: 'Refresh', sub: fixture.identityId, sid: claims.sid });
    expect(await fixture.mine(tokens)).toBe(200);
  });

  describe('userinfo', () => {
    const userinfo = (token: string) =>
      fixture.browser.send('GET', `${PROTOCOL}/userinfo`, undefined, { authorization: `Bearer ${token}` });

    test('is refused without a token, and with one whose session has ended', async () => {
      expect((await userinfo('none')).statusCode).toBe(401);
      const tokens = await fixture.signIn();
      await fixture.database.transaction((tx) =>
        fixture.club.identity.directory.setPassword(tx, fixture.identityId, 'posve-druga-1'),
      );
      expect((await userinfo(tokens.access_token)).statusCode).toBe(401);
    });

    test('returns the owner of the token', async () => {
      const { access_token } = await fixture.signIn();
      const answer = await userinfo(access_token);
      expect(answer.json()).toEqual({
        sub: fixture.identityId,
        preferred_username: fixture.username,
        given_name: 'Ana',
        family_name: 'Anić',
        name: 'Ana Anić',
        email: `${fixture.username}@klub.hr`,
      });
    });
  });

  test('addresses follow from the configuration, not from the host that a request claims', async () => {
    const answer = await fixture.club.app.inject({
      url: '/realms/club/.well-known/openid-configuration',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp' },
    });
    expect(answer.json()).toMatchObject({
      issuer: `${TEST_PUBLIC_URL}/realms/club`,
      authorization_endpoint: `${TEST_PUBLIC_URL}${PROTOCOL}/auth`,
      token_endpoint: `${TEST_PUBLIC_URL}${PROTOCOL}/token`,
      code_challenge_methods_supported: ['S256'],
    });
    expect(answer.body).not.toContain('evil');
  });

  test('the frames of keycloak-js may be framed by the product, the sign-in page by no page', async () => {
    const rules = async (url: string) => (await fixture.browser.send('GET', url)).headers['content-security-policy'];
    for (const frame of ['login-status-iframe.html', '3p-cookies/step1.html']) {
      const answer = await fixture.browser.send('GET', `${PROTOCOL}/${frame}`);
      expect(answer.headers['content-security-policy']).toMatch(/script-src 'sha256-.*frame-ancestors 'self'/);
      expect(answer.headers['x-frame-options']).toBeUndefined();
      // Uncached, each would cost a round trip at each visit before the first screen.
      expect(answer.headers['cache-control']).toMatch(/max-age=\d+/);
    }
    const { url } = await fixture.browser.openSignIn();
    expect(await rules(url)).toMatch(/frame-ancestors 'none'/);
    expect(await rules(url)).not.toMatch(/unsafe/);
  });
});
