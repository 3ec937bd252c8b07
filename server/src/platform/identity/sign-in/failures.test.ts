import { fixedClock } from '../../clock';
import { eachEngine, type TestDatabase } from '../../database/testing';
import { Browser } from '../testing/browser';
import { type IdentityApp, openIdentityApp, PASSWORD } from '../testing/identity-app';

const TOO_MANY = 'Previše neuspjelih pokušaja prijave. Pokušajte ponovno za nekoliko minuta.';

eachEngine((open) => {
  const clock = fixedClock('2026-07-10T08:00:00Z');
  let database: TestDatabase;
  let club: IdentityApp;
  let addresses = 0;
  beforeAll(async () => {
    database = await open();
    club = await openIdentityApp(database, clock);
    await club.addMember('Čedo');
    await club.addMember('Iva');
  });
  beforeEach(() => database.handle.deleteFrom('identity_failure').execute());

  const newBrowser = () => {
    addresses += 1;
    return new Browser(club.app, `198.51.100.${addresses}`);
  };

  describe('too many wrong passwords', () => {
    test('for one account from one address: ten, then all are refused for five minutes, even the right one', async () => {
      clock.set('2026-07-10T09:00:00Z');
      const form = await newBrowser().openSignIn();
      for (let count = 0; count < 10; count += 1) {
        expect(await form.submit({ username: 'iva', password: 'wrong' })).toMatchObject({ status: 401 });
      }
      expect(await form.submit({ username: 'Iva ', password: PASSWORD })).toMatchObject({
        status: 429,
        alert: TOO_MANY,
      });

      const elsewhere = await newBrowser().openSignIn();
      expect((await elsewhere.submit({ username: 'Iva', password: PASSWORD })).url).toContain('code=');

      // Further attempts meanwhile do not prolong the wait.
      clock.set('2026-07-10T09:04:00Z');
      for (let count = 0; count < 11; count += 1) {
        expect(await form.submit({ username: 'iva', password: 'wrong' })).toMatchObject({ status: 429 });
      }
      clock.set('2026-07-10T09:05:01Z');
      expect((await form.submit({ username: 'Iva', password: PASSWORD })).url).toContain('code=');
    });

    test('at the same moment are counted too', async () => {
      addresses += 1;
      const browsers = Array.from({ length: 30 }, () => new Browser(club.app, `198.51.100.${addresses}`));
      const forms = await Promise.all(browsers.map((browser) => browser.openSignIn()));
      const guesses = forms.map((form) => form.submit({ username: 'Iva', password: 'wrong' }));
      const statuses = (await Promise.all(guesses)).map((answer) => answer.status);
      expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
      expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
    });

    test('from one address for a hundred names; other addresses are not affected', async () => {
      const browser = newBrowser();
      const form = await browser.openSignIn();
      const at = clock.now();
      const key = `address 198.51.100.${addresses} from strange browsers`;
      await database.handle
        .insertInto('identity_failure')
        .values(Array.from({ length: 99 }, () => ({ key, at })))
        .execute();
      expect(await form.submit({ username: 'Iva', password: 'wrong' })).toMatchObject({ status: 401 });
      expect(await form.submit({ username: 'Iva', password: PASSWORD })).toMatchObject({ status: 429 });
      const elsewhere = await newBrowser().openSignIn();
      expect((await elsewhere.submit({ username: 'Iva', password: PASSWORD })).url).toContain('code=');
    });

    test('from the club’s own address do not lock out its known browsers', async () => {
      clock.set('2026-07-10T09:30:00Z');
      const member = newBrowser();
      await member.signIn('Iva', PASSWORD);
      member.forget('CLUB_SESSION');
      const guesser = new Browser(club.app, `198.51.100.${addresses}`);
      const form = await guesser.openSignIn();
      const at = clock.now();
      for (let count = 0; count < 10; count += 1) await form.submit({ username: 'Iva', password: 'wrong' });
      const key = `address 198.51.100.${addresses} from strange browsers`;
      await database.handle
        .insertInto('identity_failure')
        .values(Array.from({ length: 90 }, () => ({ key, at })))
        .execute();
      expect(await form.submit({ username: 'Čedo', password: PASSWORD })).toMatchObject({ status: 429 });
      const known = await member.openSignIn();
      // Its own failures still count.
      for (let count = 0; count < 9; count += 1) {
        expect(await known.submit({ username: 'Iva', password: 'wrong' })).toMatchObject({ status: 401 });
      }
      expect((await known.submit({ username: 'Iva', password: PASSWORD })).url).toContain('code=');
      expect(await form.submit({ username: 'Iva', password: PASSWORD })).toMatchObject({ status: 429 });
    });

    test.each([
      ['an IPv6 network', (host: number) => `2001:db8:0:7:${host.toString(16)}::1`],
      ['an IPv4 address in both notations', (host: number) => (host % 2 ? '198.18.0.9' : '::ffff:198.18.0.9')],
    ])('from %s count together', async (_what, addressOf) => {
      clock.set('2026-07-10T09:40:00Z');
      for (let host = 1; host <= 10; host += 1) {
        const form = await new Browser(club.app, addressOf(host)).openSignIn();
        expect(await form.submit({ username: 'Iva', password: 'wrong' })).toMatchObject({ status: 401 });
      }
      const form = await new Browser(club.app, addressOf(11)).openSignIn();
      expect(await form.submit({ username: 'Iva', password: PASSWORD })).toMatchObject({ status: 429 });
      const elsewhere = await new Browser(club.app, '2001:db8:0:8::1').openSignIn();
      expect((await elsewhere.submit({ username: 'Iva', password: PASSWORD })).url).toContain('code=');
    });

    test('for one account from many addresses: thirty; a browser that has signed in before still can', async () => {
      clock.set('2026-07-10T10:00:00Z');
      const member = newBrowser();
      // A family's browser, in which somebody else signs in too.
      for (const username of ['Iva', 'Čedo']) {
        await member.signIn(username, PASSWORD);
        member.forget('CLUB_SESSION');
      }
      for (let address = 0; address < 3; address += 1) {
        const guesser = await newBrowser().openSignIn();
        for (let count = 0; count < 10; count += 1) {
          expect(await guesser.submit({ username: 'Iva', password: 'wrong' })).toMatchObject({ status: 401 });
        }
      }
      const stranger = await newBrowser().openSignIn();
      expect(await stranger.submit({ username: 'Iva', password: PASSWORD })).toMatchObject({
        status: 429,
        alert: TOO_MANY,
      });
      // Another account is not affected, and its browser is unknown to this account.
      const neighbour = newBrowser();
      await neighbour.signIn('Čedo', PASSWORD);
      neighbour.forget('CLUB_SESSION');
      const form = await neighbour.openSignIn();
      expect(await form.submit({ username: 'Iva', password: PASSWORD })).toMatchObject({ status: 429 });

      const known = await member.openSignIn();
      expect(await known.submit({ username: 'iva', password: 'wrong' })).toMatchObject({ status: 401 });
      expect((await known.submit({ username: 'IVA', password: PASSWORD })).url).toContain('code=');
      expect(await stranger.submit({ username: 'Iva', password: PASSWORD })).toMatchObject({ status: 429 });

      clock.set('2026-07-10T10:05:01Z');
      expect((await stranger.submit({ username: 'Iva', password: PASSWORD })).url).toContain('code=');
    });

    test('count together in all spellings of the name', async () => {
      const form = await newBrowser().openSignIn();
      const names = ['Čedo', 'Čedo'.normalize('NFD'), ' čedo '];
      for (let count = 0; count < 10; count += 1) {
        await form.submit({ username: names[count % names.length] as string, password: 'wrong' });
      }
      for (const username of names) {
        expect(await form.submit({ username, password: PASSWORD })).toMatchObject({ status: 429 });
      }
    });

    test.each([
      ['identity_failure', 'counting the attempts'],
      ['identity_user', 'looking for the account'],
    ])('do not include attempts during which the database failed (%s: %s)', async (table) => {
      clock.set('2026-07-10T11:00:00Z');
      let isBroken = false;
      const handle = database.handle.withPlugin({
        transformQuery: ({ node }) => {
          const isRead = node.kind === 'SelectQueryNode' && JSON.stringify(node).includes(`"${table}"`);
          if (isBroken && isRead) throw new Error('Query read timeout');
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const { app } = await openIdentityApp({ ...database, handle }, clock);
      addresses += 1;
      const form = await new Browser(app, `198.51.100.${addresses}`).openSignIn();
      for (let count = 0; count < 9; count += 1) {
        expect(await form.submit({ username: 'Iva', password: 'wrong' })).toMatchObject({ status: 401 });
      }
      isBroken = true;
      for (const password of [PASSWORD, PASSWORD, 'wrong']) {
        expect(await form.submit({ username: 'Iva', password })).toMatchObject({ status: 503 });
      }
      isBroken = false;
      // The wrong ones before are still counted.
      expect(await form.submit({ username: 'Iva', password: 'wrong' })).toMatchObject({ status: 401 });
      expect(await form.submit({ username: 'Iva', password: PASSWORD })).toMatchObject({ status: 429 });
    });

    test('are deleted by a right one, and right ones never count', async () => {
      const browser = newBrowser();
      for (let count = 0; count < 12; count += 1) {
        const form = await browser.openSignIn();
        await form.submit({ username: 'Iva', password: 'wrong' });
        expect((await form.submit({ username: 'Iva', password: PASSWORD })).url).toContain('code=');
        browser.forget('CLUB_SESSION');
      }
      const rows = await database.handle.selectFrom('identity_failure').select('key').execute();
      expect(rows.filter(({ key }) => key.startsWith('account'))).toEqual([]);
    });
  });
});
