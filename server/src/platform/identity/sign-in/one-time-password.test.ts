import { jest } from '@jest/globals';
import { queueBehindLock } from '../../../testing/concurrently';
import { fixedClock } from '../../clock';
import { eachEngine, type TestDatabase } from '../../database/testing';
import { Browser } from '../testing/browser';
import { hasPassword } from '../testing/directory';
import { type IdentityApp, openIdentityApp, PASSWORD } from '../testing/identity-app';

const WRONG = 'Pogrešno korisničko ime ili lozinka.';

eachEngine((open, postgresTest) => {
  let database: TestDatabase;
  let club: IdentityApp;
  const newBrowser = () => new Browser(club.app, '198.51.100.1');

  beforeAll(async () => {
    database = await open();
    club = await openIdentityApp(database, fixedClock('2026-07-10T08:00:00Z'));
    await club.addMember('Iva');
  });
  beforeEach(() => database.handle.deleteFrom('identity_failure').execute());
  const idOf = async (username: string): Promise<string> => {
    const users = database.handle.selectFrom('identity_user').select('id').where('username', '=', username);
    return (await users.executeTakeFirstOrThrow()).id;
  };

  describe('a one-time password', () => {
    const renew = { newPassword: 'samo-moja-1', repeated: 'samo-moja-1' };
    let username: string;
    let members = 0;
    beforeEach(async () => {
      members += 1;
      username = `novi${members}`;
      await club.addMember(username, { oneTime: true });
    });
    const openRenewal = async (browser: Browser) =>
      (await browser.openSignIn()).submit({ username, password: PASSWORD });

    test.each([
      ['too short', { newPassword: 'kratka', repeated: 'kratka' }, 'Lozinka mora imati najmanje 10 znakova.'],
      [
        'typed differently the second time',
        { newPassword: 'samo-moja-1', repeated: 'samo-moja-2' },
        'Lozinke se ne podudaraju.',
      ],
      [
        'the one that was given',
        { newPassword: PASSWORD, repeated: PASSWORD },
        'Nova lozinka mora biti različita od one koju ste dobili.',
      ],
    ])('is not replaced by one that is %s', async (_name, fields, words) => {
      const form = await openRenewal(newBrowser());
      expect(form.body).toContain('<h1>Nova lozinka</h1>');
      const again = await form.submit({ username, ticket: form.hidden('ticket'), ...fields });
      expect(again.status).toBe(400);
      expect(again.body).toContain(words);
      const retried = await again.submit({ username, ticket: again.hidden('ticket'), ...renew });
      expect(retried.url).toContain('code=');
    });

    test('creates no session by itself', async () => {
      const browser = newBrowser();
      await openRenewal(browser);
      expect(await browser.silently()).toBe('login_required');
    });

    test('cannot be replaced without knowing it, nor for another user', async () => {
      const browser = newBrowser();
      const form = await openRenewal(browser);
      const ticket = form.hidden('ticket');
      expect((await form.submit({ username, ticket: 'made-up', ...renew })).body).toContain('Prijava je istekla');
      expect((await form.submit({ username: 'Iva', ticket, ...renew })).body).toContain('Prijava je istekla');
      await club.addMember(`${username}-drugi`, { oneTime: true });
      const other = await (await newBrowser().openSignIn()).submit({
        username: `${username}-drugi`,
        password: PASSWORD,
      });
      expect((await other.submit({ username, ticket, ...renew })).body).toContain('Prijava je istekla');
    });

    test('is asked for again when the page is loaded again', async () => {
      const browser = newBrowser();
      const form = await openRenewal(browser);
      const again = await browser.follow(form.url);
      expect(again.body).toContain('<h1>Nova lozinka</h1>');
      expect(again.body).toContain(form.hidden('ticket'));
    });

    postgresTest('of somebody who is being deactivated is not replaced', async () => {
      const form = await openRenewal(newBrowser());
      const id = await idOf(username);
      const { directory } = club.identity;
      const [outcome] = await queueBehindLock(
        database,
        (tx) => directory.setEnabled(tx, id, false),
        () => form.submit({ username, ticket: form.hidden('ticket'), ...renew }),
      );
      expect(outcome).toBe('done');
      expect(await hasPassword(database, id, renew.newPassword)).toBe(false);
    });

    test('is replaced once, even by concurrent requests', async () => {
      const browser = newBrowser();
      const form = await openRenewal(browser);
      const ticket = form.hidden('ticket');
      const own = ['samo-moja-1', 'samo-moja-2', 'samo-moja-3'];
      const answers = await Promise.all(
        own.map((newPassword) => form.submit({ username, ticket, newPassword, repeated: newPassword })),
      );
      const won = answers.map(({ url }) => url.includes('code='));
      expect(won.filter(Boolean)).toHaveLength(1);
      const id = await idOf(username);
      expect(await Promise.all(own.map((password) => hasPassword(database, id, password)))).toEqual(won);
    });

    describe('that was replaced by a form whose answer was lost', () => {
      const replaced = async (browser: Browser) => {
        const form = await openRenewal(browser);
        const fields = { username, ticket: form.hidden('ticket'), ...renew };
        await browser.send('POST', form.url, { token: form.hidden('token'), ...fields });
        browser.forget('CLUB_KNOWN_BROWSER');
        expect(await hasPassword(database, await idOf(username), renew.newPassword)).toBe(true);
        return { form, fields };
      };

      test('signs in with the same form sent again', async () => {
        const browser = newBrowser();
        const { form, fields } = await replaced(browser);
        const { url } = await form.submit(fields);
        await expect(browser.redeem(url)).resolves.toHaveProperty('access_token');
      });

      test('does not with another password; such attempts are limited as at a sign-in', async () => {
        const { form, fields } = await replaced(newBrowser());
        const guess = { newPassword: 'pogodak-broj-7', repeated: 'pogodak-broj-7' };
        for (let count = 0; count < 10; count += 1) {
          expect((await form.submit({ ...fields, ...guess })).body).toContain('Prijava je istekla');
        }
        expect((await form.submit(fields)).body).toContain('Prijava je istekla');
        const signIn = await newBrowser().openSignIn();
        expect(await signIn.submit({ username, password: renew.newPassword })).toMatchObject({ status: 429 });
      });

      test('does not when the member has been deactivated meanwhile', async () => {
        const { form, fields } = await replaced(newBrowser());
        const id = await idOf(username);
        await database.transaction((tx) => club.identity.directory.setEnabled(tx, id, false));
        expect((await form.submit(fields)).body).toContain('Prijava je istekla');
      });
    });

    test('is replaced by a form that is sent twice at once, and both requests sign in', async () => {
      const browser = newBrowser();
      const form = await openRenewal(browser);
      const fields = { token: form.hidden('token'), username, ticket: form.hidden('ticket'), ...renew };
      const answers = await Promise.all([1, 2].map(() => browser.send('POST', form.url, fields)));
      const [first = '', second] = answers.map(({ headers }) => headers.location);
      expect(second).toBe(first);
      expect((await browser.follow(first)).url).toContain('code=');
    });

    test('is replaced by one that was hashed before, so that many first sign-ins at once occupy no connection', async () => {
      const form = await openRenewal(newBrowser());
      const setting = jest.spyOn(club.identity.directory, 'setPassword');
      await form.submit({ username, ticket: form.hidden('ticket'), ...renew });
      const [, id, given] = setting.mock.calls[0] ?? [];
      setting.mockRestore();
      const stored = database.handle
        .selectFrom('identity_user')
        .select('password_hash')
        .where('id', '=', id ?? '');
      expect(given).toMatchObject({ hash: (await stored.executeTakeFirstOrThrow()).password_hash });
    });

    test('is replaced by the member’s own, signs in, and is invalid afterwards', async () => {
      const browser = newBrowser();
      const form = await openRenewal(browser);
      const ticket = form.hidden('ticket');
      const { url } = await form.submit({ username, ticket, ...renew });
      await expect(browser.redeem(url)).resolves.toHaveProperty('access_token');
      const next = await newBrowser().openSignIn();
      expect(await next.submit({ username, password: PASSWORD })).toMatchObject({ alert: WRONG });
      await expect(newBrowser().signIn(username, 'samo-moja-1')).resolves.toHaveProperty('access_token');
    });
  });
});
