import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { eachEngine, type TestDatabase } from '../../database/testing';
import { CLIENT_ID } from '../realm';
import { Browser, PROTOCOL, type Tokens } from '../testing/browser';
import { errorOf, openFixture } from '../testing/fixture';
import { type IdentityApp, openIdentityApp, PASSWORD } from '../testing/identity-app';
import { TEST_PUBLIC_URL } from '../testing/tokens';

eachEngine((open) => {
  const fixture = openFixture(open);

  describe('an open event stream', () => {
    let url: string;
    beforeAll(async () => {
      await fixture.club.app.listen({ port: 0, host: '127.0.0.1' });
      url = `http://127.0.0.1:${(fixture.club.app.server.address() as AddressInfo).port}/api/events`;
    });

    test.each([
      [
        'the member is deactivated',
        (id: string) => fixture.database.transaction((tx) => fixture.club.identity.directory.setEnabled(tx, id, false)),
      ],
      [
        'the password changes',
        (id: string) =>
          fixture.database.transaction((tx) => fixture.club.identity.directory.setPassword(tx, id, 'Nova-na-terenu-7')),
      ],
      [
        'a role is taken away',
        (id: string) => fixture.database.transaction((tx) => fixture.club.identity.directory.setRoles(tx, id, [])),
      ],
    ])('ends when %s, and nobody else’s does', async (_what, change) => {
      await fixture.club.addMember(`${fixture.username}-b`);
      const other = await new Browser(fixture.club.app, '192.0.2.200').signIn(`${fixture.username}-b`, PASSWORD);
      const [own, others] = await Promise.all(
        [await fixture.signIn(), other].map(({ access_token }) =>
          fetch(url, { headers: { authorization: `Bearer ${access_token}` } }),
        ),
      );
      await change(fixture.identityId);
      // Read to its end: if the stream stayed open, this would wait for ever.
      expect(await own?.text()).toContain('hello');
      const reader = others?.body?.getReader();
      await reader?.read();
      const state = await Promise.race([reader?.read().then(() => 'over'), pause(200, 'open')]);
      expect(state).toBe('open');
      await reader?.cancel();
    });
  });

  describe('a refresh token', () => {
    test('is exchanged for another one', async () => {
      const first = await fixture.signIn();
      const answer = await fixture.browser.refresh(first.refresh_token);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['access-control-allow-credentials']).toBe('true');
      const second = answer.json<Tokens>();
      expect(second.refresh_token).not.toBe(first.refresh_token);
      expect((await fixture.browser.refresh(second.refresh_token)).statusCode).toBe(200);
    });

    test('that is used again revokes its successors: it may be stolen', async () => {
      const first = await fixture.signIn();
      const second = (await fixture.browser.refresh(first.refresh_token)).json<Tokens>();
      expect(errorOf(await fixture.browser.refresh(first.refresh_token))).toEqual([400, 'invalid_grant']);
      expect(errorOf(await fixture.browser.refresh(second.refresh_token))).toEqual([400, 'invalid_grant']);
    });

    test('that two tabs use at the same moment is exchanged once', async () => {
      const { refresh_token } = await fixture.signIn();
      const answers = await Promise.all([
        fixture.browser.refresh(refresh_token),
        fixture.browser.refresh(refresh_token),
      ]);
      expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
      expect(answers.map((answer) => answer.statusCode)).toContain(400);
    });

    test('that was revoked is refused with 400, which makes keycloak-js forget everything', async () => {
      const { refresh_token } = await fixture.signIn();
      const revocation = { token: refresh_token, client_id: CLIENT_ID };
      expect((await fixture.browser.send('POST', `${PROTOCOL}/revoke`, revocation)).statusCode).toBe(200);
      expect(errorOf(await fixture.browser.refresh(refresh_token))).toEqual([400, 'invalid_grant']);
    });

    test('that was forged or changed is refused', async () => {
      const { refresh_token } = await fixture.signIn();
      const [head, , signature] = refresh_token.split('.');
      const other = Buffer.from(JSON.stringify({ ...decodeJwt(refresh_token), sub: 'x' })).toString('base64url');
      expect(errorOf(await fixture.browser.refresh(`${head}.${other}.${signature}`))).toEqual([400, 'invalid_grant']);
      const inside = decodeJwt(refresh_token).jti as string;
      expect(errorOf(await fixture.browser.refresh(inside))).toEqual([400, 'invalid_grant']);
    });

    test('extends the session, in the database and in the browser', async () => {
      const { refresh_token } = await fixture.signIn();
      await fixture.database.handle
        .updateTable('identity_payload')
        .set({ expires_at: sql`now() + interval '1 day'` })
        .where('account_id', '=', fixture.identityId)
        .where('model', '=', 'Session')
        .execute();
      const answer = await fixture.browser.refresh(refresh_token);
      const session = await fixture.database.handle
        .selectFrom('identity_payload')
        .select(sql<number>`extract(epoch from expires_at - now())::int8`.as('left'))
        .where('account_id', '=', fixture.identityId)
        .where('model', '=', 'Session')
        .executeTakeFirstOrThrow();
      expect(session.left).toBeGreaterThan(13 * 86_400);
      expect(answer.cookies.map((cookie) => cookie.name)).toEqual(
        expect.arrayContaining(['CLUB_SESSION', 'CLUB_SESSION.sig', 'KEYCLOAK_SESSION']),
      );
    });
  });

  describe('a session', () => {
    test('signs in silently, and the answer states when there is none', async () => {
      expect(await fixture.browser.silently()).toBe('login_required');
      await fixture.signIn();
      expect(await fixture.browser.silently()).toMatchObject({ access_token: expect.any(String) });
      expect(fixture.browser.cookie('KEYCLOAK_SESSION')).toMatch(/^[\w-]{43}$/);
    });

    test('survives a restart of the server', async () => {
      const tokens = await fixture.signIn();
      const restarted = await openIdentityApp(fixture.database);
      fixture.browser.app = restarted.app;
      const { access_token } = tokens;
      const headers = { authorization: `Bearer ${access_token}` };
      expect((await restarted.app.inject({ url: '/api/mine', headers })).statusCode).toBe(200);
      expect((await fixture.browser.refresh(tokens.refresh_token)).statusCode).toBe(200);
      expect(await fixture.browser.silently()).toMatchObject({ access_token: expect.any(String) });
    });

    test('ends without confirmation when the member’s own page requests the sign-out', async () => {
      const tokens = await fixture.signIn();
      const query = new URLSearchParams({ client_id: CLIENT_ID, post_logout_redirect_uri: `${TEST_PUBLIC_URL}/login` });
      query.set('id_token_hint', tokens.id_token);
      const page = await fixture.browser.send('GET', `${PROTOCOL}/logout?${query}`);
      expect(page.body).toContain('data-go-on');
      const xsrf = /name="xsrf" value="(\w+)"/.exec(page.body)?.[1] ?? '';
      const done = await fixture.browser.send('POST', `${PROTOCOL}/logout/confirm`, { xsrf, logout: 'yes' });
      expect(done.headers.location).toBe(`${TEST_PUBLIC_URL}/login`);
      expect(await fixture.browser.silently()).toBe('login_required');
      expect(fixture.browser.cookie('KEYCLOAK_SESSION')).toBeUndefined();
      expect(errorOf(await fixture.browser.refresh(tokens.refresh_token))).toEqual([400, 'invalid_grant']);
      expect(await fixture.mine(tokens)).toBe(401);
    });

    test('is not ended by a link on another page: the member must confirm', async () => {
      const tokens = await fixture.signIn();
      const page = await fixture.browser.send('GET', `${PROTOCOL}/logout`);
      expect(page.body).toContain('Želite li se odjaviti?');
      expect(page.body).not.toContain('data-go-on');
      expect((await fixture.browser.send('POST', `${PROTOCOL}/logout/confirm`, { logout: 'yes' })).statusCode).toBe(
        400,
      );
      expect(await fixture.mine(tokens)).toBe(200);
    });

    test('goes on with all of its cookies when the member answers ‘Ne, vrati me natrag’', async () => {
      const tokens = await fixture.signIn();
      const before = fixture.browser.cookie('KEYCLOAK_SESSION');
      expect(before).toBeDefined();
      const page = await fixture.browser.send('GET', `${PROTOCOL}/logout?client_id=${CLIENT_ID}`);
      const xsrf = /name="xsrf" value="(\w+)"/.exec(page.body)?.[1] ?? '';
      const answer = await fixture.browser.send('POST', `${PROTOCOL}/logout/confirm`, { xsrf });
      expect(answer.statusCode).toBe(303);
      expect(fixture.browser.cookie('KEYCLOAK_SESSION')).toBe(before);
      expect(await fixture.mine(tokens)).toBe(200);
      expect(await fixture.browser.silently()).toMatchObject({ access_token: expect.any(String) });
    });

    test('of a user who was disabled meanwhile leads to the sign-in page, not to a failure', async () => {
      await fixture.signIn();
      await fixture.database.handle
        .updateTable('identity_user')
        .set({ enabled: false })
        .where('id', '=', fixture.identityId)
        .execute();
      expect(await fixture.browser.silently()).toBe('login_required');
      expect((await fixture.browser.openSignIn()).body).toContain('<h1>Prijava</h1>');
    });

    test.each<[string, (club: IdentityApp, id: string) => Promise<void>]>([
      ['the password changes', (c, id) => change((tx) => c.identity.directory.setPassword(tx, id, 'posve-druga-1'))],
      ['the identity is disabled', (c, id) => change((tx) => c.identity.directory.setEnabled(tx, id, false))],
      ['the identity is deleted', (c, id) => change((tx) => c.identity.directory.remove(tx, id))],
      ['a role is taken away', (c, id) => change((tx) => c.identity.directory.setRoles(tx, id, []))],
    ])('ends everywhere, at once, when %s', async (_name, act) => {
      const tokens = await fixture.signIn();
      expect(await fixture.mine(tokens)).toBe(200);
      await act(fixture.club, fixture.identityId);
      expect(await fixture.mine(tokens)).toBe(401);
      expect(errorOf(await fixture.browser.refresh(tokens.refresh_token))).toEqual([400, 'invalid_grant']);
      expect(await fixture.browser.silently()).toBe('login_required');
    });
    const change = (work: Parameters<TestDatabase['transaction']>[0]) =>
      fixture.database.transaction(work).then(() => undefined);

    test('continues when a role is added; the next refresh contains it', async () => {
      const tokens = await fixture.signIn();
      await fixture.database.transaction((tx) =>
        fixture.club.identity.directory.setRoles(tx, fixture.identityId, ['USER', 'ADMIN']),
      );
      expect(await fixture.mine(tokens)).toBe(200);
      const refreshed = (await fixture.browser.refresh(tokens.refresh_token)).json<Tokens>();
      expect(decodeJwt(refreshed.access_token).realm_access).toEqual({ roles: ['USER', 'ADMIN'] });
    });
  });

  test('the database contains no session id, code or refresh token that a browser could send', async () => {
    const tokens = await fixture.signIn();
    await fixture.browser.openSignIn();
    const secrets = [fixture.browser.cookie('CLUB_SESSION'), decodeJwt(tokens.refresh_token).jti];
    const rows = JSON.stringify(await fixture.database.handle.selectFrom('identity_payload').selectAll().execute());
    expect(rows).toContain(fixture.identityId);
    for (const secret of secrets) expect(rows).not.toContain(secret);
  });
});
