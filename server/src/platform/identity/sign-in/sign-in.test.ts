import { jest } from '@jest/globals';
import { eachEngine, type TestDatabase } from '../../database/testing';
import { PayloadStore } from '../storage/payload-store';
import { Browser } from '../testing/browser';
import { type IdentityApp, openIdentityApp, PASSWORD } from '../testing/identity-app';
import { TEST_PUBLIC_URL } from '../testing/tokens';

const WRONG = 'Pogrešno korisničko ime ili lozinka.';

eachEngine((open) => {
  let database: TestDatabase;
  let club: IdentityApp;
  let addresses = 0;

  beforeAll(async () => {
    database = await open();
    club = await openIdentityApp(database);
    await club.addMember('Čedo');
    await club.addMember('Iva');
  });

  const newBrowser = () => {
    addresses += 1;
    return new Browser(club.app, `198.51.100.${addresses}`);
  };

  describe('refused', () => {
    test('a wrong password and an unknown user, with the same message; the name stays', async () => {
      const form = await newBrowser().openSignIn();
      expect(form.body).toContain('<label for="username">Korisničko ime</label>');
      for (const username of ['Iva', 'nobody <b>']) {
        const again = await form.submit({ username, password: 'wrong' });
        expect(again).toMatchObject({ status: 401, alert: WRONG });
        expect(again.body).toContain(`value="${username.replace('<b>', '&lt;b&gt;')}"`);
      }
    });

    test('with a message that a screen reader reads with the field that has the focus', async () => {
      const fieldsOf = ({ body }: { body: string }) => {
        const inputs = [...body.matchAll(/<input id="(\w+)"[^>]*>/g)];
        return inputs.map(([tag, name]) => [name, / aria-[^>]*?(?=>)/.exec(tag)?.[0].trim()]);
      };
      const form = await newBrowser().openSignIn();
      expect(fieldsOf(form)).toEqual([
        ['username', 'aria-invalid="false" autofocus'],
        ['password', 'aria-invalid="false"'],
      ]);
      const again = await form.submit({ username: 'Iva', password: 'wrong' });
      expect(again.body).toContain('id="alert" role="alert"');
      expect(fieldsOf(again)).toEqual([
        ['username', 'aria-invalid="false"'],
        ['password', 'aria-describedby="alert" aria-invalid="false" autofocus'],
      ]);
    });

    test('a name that nobody can have is a wrong one: the form comes again', async () => {
      const again = await (await newBrowser().openSignIn()).submit({ username: 'Iva\0', password: PASSWORD });
      expect(again).toMatchObject({ status: 401, alert: WRONG });
    });

    test('a sign-in under way whose password was changed meanwhile', async () => {
      const identityId = await club.addMember('promjena');
      const browser = newBrowser();
      const form = await browser.openSignIn();
      const fields = { token: form.hidden('token'), username: 'promjena', password: PASSWORD };
      const approved = await browser.send('POST', form.url, fields);
      expect(approved.statusCode).toBe(303);
      await database.transaction((tx) => club.identity.directory.setPassword(tx, identityId, 'Nova-u-19h-teren'));
      const { url } = await browser.follow(String(approved.headers.location));
      expect(url).not.toContain('code=');
      const rows = database.handle.selectFrom('identity_payload').select('id').where('account_id', '=', identityId);
      expect(await rows.where('model', '=', 'Session').execute()).toEqual([]);
    });

    test('every answer to the form is a page of its own address, which ‘Back’ can show again; a refusal is shown once', async () => {
      await club.addMember('jednokratni', { oneTime: true });
      const browser = newBrowser();
      const form = await browser.openSignIn();
      const token = form.hidden('token');
      const post = async (url: string, fields: Record<string, string>) => {
        const { statusCode, headers } = await browser.send('POST', url, { token, ...fields });
        return [statusCode, headers.location];
      };
      expect(await post(form.url, { username: 'Iva', password: 'wrong' })).toEqual([303, form.url]);
      expect(await browser.send('GET', form.url)).toMatchObject({ statusCode: 401 });
      const fresh = await browser.send('GET', form.url);
      expect([fresh.statusCode, fresh.body.includes(WRONG)]).toEqual([200, false]);

      const renewal = `${form.url}/new-password`;
      expect((await browser.follow(renewal)).url).toBe(form.url);
      expect(await post(form.url, { username: 'jednokratni', password: PASSWORD })).toEqual([303, renewal]);
      const weak = { username: 'jednokratni', ticket: 'made-up', newPassword: 'a', repeated: 'b' };
      expect(await post(renewal, weak)).toEqual([303, renewal]);
      expect(await post(renewal, { ...weak, repeated: 'a' })).toEqual([303, form.url]);
      expect(await post(form.url, { token: 'made-up' })).toEqual([303, form.url]);
      browser.forget('CLUB_INTERACTION');
      expect(await post(form.url, { username: 'Iva', password: PASSWORD })).toEqual([303, form.url]);
    });

    test('a refusal that was made for another form, or by somebody else, is not shown', async () => {
      const browser = newBrowser();
      const form = await browser.openSignIn();
      await browser.send('POST', form.url, { token: form.hidden('token'), username: 'Iva', password: 'wrong' });
      const left = browser.cookie('CLUB_FLASH') ?? '';
      const other = await browser.openSignIn();
      const forged = `${left.split('.')[0]}.${Buffer.from('{"status":401}').toString('base64url')}`;
      for (const cookie of [left, forged, 'made-up', '']) {
        const headers = {
          cookie: `CLUB_INTERACTION=${browser.cookie('CLUB_INTERACTION')}; CLUB_INTERACTION.sig=${browser.cookie('CLUB_INTERACTION.sig')}; CLUB_FLASH=${cookie}`,
        };
        const page = await browser.send('GET', other.url, undefined, headers);
        expect([page.statusCode, page.body.includes('<h1>Prijava</h1>'), page.body.includes(WRONG)]).toEqual([
          200,
          true,
          false,
        ]);
      }
    });

    test('a form that another site posts: without the page’s token, or with another page’s', async () => {
      const browser = newBrowser();
      const other = await newBrowser().openSignIn();
      const form = await browser.openSignIn();
      for (const token of ['', 'made-up', other.hidden('token')]) {
        const answer = await form.submit({ token, username: 'Iva', password: PASSWORD });
        expect(answer.status).toBe(400);
        expect(answer.body).toContain('<h1>Prijava je istekla</h1>');
      }
    });

    test('a form from a browser without the cookie of this sign-in', async () => {
      const browser = newBrowser();
      const form = await browser.openSignIn();
      browser.forget('CLUB_INTERACTION');
      expect((await form.submit({ username: 'Iva', password: PASSWORD })).body).toContain('Prijava je istekla');
    });

    test('a form from a browser that sends no cookies: the page names them, in place of another sign-in', async () => {
      const form = await newBrowser().openSignIn();
      const answer = await newBrowser().send('GET', form.url);
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain('<h1>Preglednik ne šalje kolačiće</h1>');
      const resumed = await newBrowser().send(
        'GET',
        `/realms/club/protocol/openid-connect/auth/${form.url.split('/').at(-1)}`,
      );
      expect(resumed.body).toContain('<h1>Preglednik ne šalje kolačiće</h1>');
    });

    test('a form that was already sent, from a browser that has signed out again', async () => {
      const browser = newBrowser();
      const form = await browser.openSignIn();
      await form.submit({ username: 'Iva', password: PASSWORD });
      browser.forget('CLUB_SESSION');
      const again = await form.submit({ username: 'Iva', password: PASSWORD });
      expect(again).toMatchObject({ status: 400 });
      expect(again.body).toContain('Ništa nije izgubljeno');
    });

    test('a form that was already sent, from a browser whose session has been ended elsewhere since', async () => {
      const id = await club.addMember('elsewhere');
      const browser = newBrowser();
      const form = await browser.openSignIn();
      await form.submit({ username: 'elsewhere', password: PASSWORD });
      for (const enabled of [false, true]) {
        await database.transaction((tx) => club.identity.directory.setEnabled(tx, id, enabled));
      }
      expect(browser.cookie('KEYCLOAK_SESSION')).toBeDefined();
      const again = await form.submit({ username: 'elsewhere', password: PASSWORD });
      expect(again).toMatchObject({ status: 400 });
      expect(again.body).toContain('Prijava je istekla');
    });

    test('going back to the form after signing in redirects to the product', async () => {
      const browser = newBrowser();
      const form = await browser.openSignIn();
      await form.submit({ username: 'Iva', password: PASSWORD });
      const home = `${TEST_PUBLIC_URL}/post-login`;
      expect(await browser.follow(form.url)).toMatchObject({ url: home });
      expect(await form.submit({ username: 'Iva', password: PASSWORD })).toMatchObject({ url: home });
    });

    test('a disabled user, with the reason only for the right password', async () => {
      const id = await club.addMember('disabled');
      await database.transaction((tx) => club.identity.directory.setEnabled(tx, id, false));
      const form = await newBrowser().openSignIn();
      expect(await form.submit({ username: 'disabled', password: 'wrong' })).toMatchObject({ alert: WRONG });
      const answer = await form.submit({ username: 'disabled', password: PASSWORD });
      expect(answer).toMatchObject({
        status: 403,
        alert: 'Vaš račun nije aktivan. Obratite se administratoru kluba.',
      });
    });
  });

  test.each([
    ['ECONNREFUSED', 503],
    ['25006', 503],
    ['53100', 507],
  ])('a database that fails (%s) is a page, and the next attempt signs in', async (code, status) => {
    const form = await newBrowser().openSignIn();
    const down = jest.spyOn(PayloadStore.prototype, 'find').mockImplementation(async () => {
      throw Object.assign(new Error('down'), { code });
    });
    const failed = await form.submit({ username: 'Iva', password: PASSWORD });
    down.mockRestore();
    expect(failed.status).toBe(status);
    expect(failed.body).toContain('<h1>Trenutačno nije moguće</h1>');
    expect((await form.submit({ username: 'Iva', password: PASSWORD })).url).toContain('code=');
  });

  test('names match regardless of case and of the Unicode form', async () => {
    for (const username of ['čedo', ' ČEDO ', 'Čedo'.normalize('NFD')]) {
      await expect(newBrowser().signIn(username, PASSWORD)).resolves.toHaveProperty('access_token');
    }
  });
});
