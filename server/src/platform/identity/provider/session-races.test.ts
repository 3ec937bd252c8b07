import { jest } from '@jest/globals';
import { eachEngine } from '../../database/testing';
import { PayloadStore } from '../storage/payload-store';
import { PROTOCOL } from '../testing/browser';
import { openFixture } from '../testing/fixture';
import { PASSWORD } from '../testing/identity-app';

type Step = 'find' | 'upsert' | 'destroy';

/** Lets `happens` happen once, before or after this step of the provider with this kind of its state. */
function meanwhile(
  when: 'before' | 'after',
  step: Step,
  model: string,
  happens: () => Promise<unknown>,
): () => boolean {
  const original = PayloadStore.prototype[step] as (...given: unknown[]) => Promise<unknown>;
  let isOver = false;
  const once = async () => {
    if (isOver) return;
    isOver = true;
    await happens();
  };
  jest.spyOn(PayloadStore.prototype, step).mockImplementation(async function (this: PayloadStore, ...given: unknown[]) {
    const isMeant = (this as unknown as { model: string }).model === model;
    if (isMeant && when === 'before') await once();
    const result = await original.apply(this, given);
    if (isMeant && when === 'after') await once();
    return result as never;
  });
  return () => isOver;
}

eachEngine((open) => {
  const fixture = openFixture(open);
  afterEach(() => jest.restoreAllMocks());

  const change = (work: Parameters<typeof fixture.database.transaction>[0]) => () => fixture.database.transaction(work);
  const ends: [string, () => Promise<unknown>][] = [
    ['the password changes', change((tx) => directory().setPassword(tx, fixture.identityId, 'posve-druga-1'))],
    ['the identity is disabled', change((tx) => directory().setEnabled(tx, fixture.identityId, false))],
  ];
  const directory = () => fixture.club.identity.directory;
  const sessions = () =>
    fixture.database.handle
      .selectFrom('identity_payload')
      .select('uid')
      .where('model', '=', 'Session')
      .where('account_id', '=', fixture.identityId)
      .execute();

  describe.each(ends)('a session that ends because %s', (_what, end) => {
    test('while it signs on silently does not come back', async () => {
      const tokens = await fixture.signIn();
      const happened = meanwhile('after', 'find', 'Session', end);
      expect(await fixture.browser.silently()).toBe('login_required');
      expect(happened()).toBe(true);
      expect(await sessions()).toEqual([]);
      expect(fixture.browser.cookie('KEYCLOAK_SESSION')).toBeUndefined();
      await fixture.database.transaction((tx) => directory().setEnabled(tx, fixture.identityId, true));
      expect(await fixture.mine(tokens)).toBe(401);
      expect(await fixture.browser.silently()).toBe('login_required');
    });

    test('while a sign-out waits for its confirmation does not come back', async () => {
      const tokens = await fixture.signIn();
      const happened = meanwhile('after', 'find', 'Session', end);
      await fixture.browser.send('POST', `${PROTOCOL}/logout/confirm`, { xsrf: 'made-up' });
      expect(happened()).toBe(true);
      expect(await sessions()).toEqual([]);
      expect(await fixture.mine(tokens)).toBe(401);
    });
  });

  test('a session that is signed out in one tab does not come back in another', async () => {
    await fixture.signIn();
    const happened = meanwhile('after', 'find', 'Session', () =>
      fixture.database.handle.deleteFrom('identity_payload').where('account_id', '=', fixture.identityId).execute(),
    );
    expect(await fixture.browser.silently()).toBe('login_required');
    expect(happened()).toBe(true);
    expect(await sessions()).toEqual([]);
  });

  describe.each(ends)('a sign-in during which %s', (_what, end) => {
    test.each<['before' | 'after', Step, string]>([
      ['before', 'upsert', 'Interaction'],
      ['after', 'upsert', 'Interaction'],
      ['after', 'destroy', 'Interaction'],
      ['after', 'upsert', 'AuthorizationCode'],
    ])('%s the %s of its %s has to be repeated', async (when, step, model) => {
      const form = await fixture.browser.openSignIn();
      const happened = meanwhile(when, step, model, end);
      const answer = await form.submit({ username: fixture.username, password: PASSWORD });
      expect(happened()).toBe(true);
      expect(answer.url).not.toContain('code=');
      expect(answer.body).toContain('<h1>Prijava je istekla</h1>');
      expect(await sessions()).toEqual([]);
    });
  });

  test('a new sign-in right after an end is not affected by it', async () => {
    for (const roles of [[], ['USER'], []] as const) {
      await fixture.database.transaction((tx) => directory().setRoles(tx, fixture.identityId, [...roles]));
      expect(await fixture.signIn()).toHaveProperty('access_token');
      expect(await sessions()).toHaveLength(1);
      fixture.browser.forget('CLUB_SESSION');
      await fixture.database.handle.deleteFrom('identity_payload').execute();
    }
  });

  test('somebody who signs in again in the same browser keeps the same session', async () => {
    const first = await fixture.signIn();
    const { url } = await fixture.browser.follow(fixture.browser.authorizationUrl({ prompt: 'login' }));
    const page = await fixture.browser.send('GET', url);
    const token = /name="token" value="([^"]*)"/.exec(page.body)?.[1] ?? '';
    const back = await fixture.browser.post(url, { token, username: fixture.username, password: PASSWORD });
    expect(await fixture.browser.redeem(back.url)).toHaveProperty('access_token');
    expect(await fixture.mine(first)).toBe(200);
    expect(await sessions()).toHaveLength(1);
  });
});
