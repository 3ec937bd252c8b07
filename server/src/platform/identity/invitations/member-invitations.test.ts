import { jest } from '@jest/globals';
import { eachEngine, type TestDatabase } from '../../database/testing';
import { Browser } from '../testing/browser';
import { hasPassword } from '../testing/directory';
import { type IdentityApp, openIdentityApp, PASSWORD } from '../testing/identity-app';
import { openSession } from '../testing/tokens';

const CHOSEN = 'Zemlja-i-loptica-7';
const PATH = '/realms/club/invitation';

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
    browser = new Browser(club.app);
  });
  beforeEach(async () => {
    await database.handle.deleteFrom('identity_payload').execute();
    members += 1;
    username = `clan${members}`;
    identityId = await club.addMember(username, { oneTime: true });
  });

  const inTransaction: TestDatabase['transaction'] = (work) => database.transaction(work);
  const reference = () => inTransaction((tx) => club.identity.invitations.invite(tx, identityId));
  const invite = async () => (await club.identity.invitations.pathOf(await reference())) as string;
  const tokenOf = (link: string) => new URLSearchParams(link.split('?')[1]).get('token') as string;
  const follow = (link: string) => browser.send('GET', link);
  const choose = (link: string, newPassword = CHOSEN, repeated = newPassword, by = browser) =>
    by.post(PATH, { token: tokenOf(link), newPassword, repeated });
  const isEnded = async (link: string) => {
    for (const answer of [await browser.follow(link), await choose(link, 'Druga-loptica-8')]) {
      expect(answer.status).toBe(410);
      expect(answer.body).toContain('<h1>Poveznica više ne vrijedi</h1>');
      expect(answer.body).toContain('zamolite administratora da vas\npozove ponovno');
    }
    expect(await hasPassword(database, identityId, 'Druga-loptica-8')).toBe(false);
  };

  test('without the link, or with an invented one, access is refused', async () => {
    await invite();
    for (const query of ['', '?token=', '?token=made-up']) {
      expect((await browser.send('GET', PATH + query)).statusCode).toBe(410);
    }
    expect((await browser.post(PATH, {})).status).toBe(410);
    expect((await choose(`${PATH}?token=made-up`)).status).toBe(410);
    expect(await hasPassword(database, identityId, PASSWORD)).toBe(true);
  });

  test('the link can be opened repeatedly and used once: the member signs in with the chosen password', async () => {
    const link = await invite();
    await follow(link);
    const page = await follow(link);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<h1>Odaberite lozinku</h1>');
    expect(page.body).toContain(`<strong>${username}</strong>`);
    expect([page.headers['referrer-policy'], page.headers['cache-control']]).toEqual(['no-referrer', 'no-store']);
    const chosen = await choose(link);
    expect([chosen.status, chosen.body.includes('<h1>Lozinka je spremljena</h1>')]).toEqual([200, true]);
    // The password need not be changed again: this one was chosen by the member.
    expect((await browser.signIn(username, CHOSEN)).access_token).toEqual(expect.any(String));
    await isEnded(link);
    expect(await hasPassword(database, identityId, CHOSEN)).toBe(true);
  });

  test('the chosen password is hashed before the transaction, so that many members at once occupy no connection', async () => {
    const link = await invite();
    const setting = jest.spyOn(club.identity.directory, 'setPassword');
    await choose(link);
    const [, , given] = setting.mock.calls[0] ?? [];
    setting.mockRestore();
    expect(given).toMatchObject({ text: CHOSEN, hash: expect.any(String), replaces: expect.any(String) });
  });

  test('in the browser of a relative who is signed in, it says who has to sign out first', async () => {
    const REMARK = 'Ako je u ovom pregledniku prijavljen netko drugi, najprije ga odjavite u izborniku.';
    const shared = new Browser(club.app);
    expect((await choose(await invite(), CHOSEN, CHOSEN, shared)).body).not.toContain(REMARK);
    await club.addMember(`${username}-rodbina`);
    await shared.signIn(`${username}-rodbina`, PASSWORD);
    const again = 'Druga-loptica-8';
    expect((await choose(await invite(), again, again, shared)).body).toContain(REMARK);
  });

  test('when two follow the same link concurrently, one chooses the password', async () => {
    const link = await invite();
    const answers = await Promise.all(
      ['Prva-loptica-11', 'Druga-loptica-22'].map((password) =>
        choose(link, password, password, new Browser(club.app)),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 410]);
    const winner = answers[0]?.status === 200 ? 'Prva-loptica-11' : 'Druga-loptica-22';
    expect(await hasPassword(database, identityId, winner)).toBe(true);
  });

  test('it lasts seven days', async () => {
    const link = await invite();
    const { expires_at } = await database.handle
      .selectFrom('identity_payload')
      .select('expires_at')
      .executeTakeFirstOrThrow();
    expect(((expires_at?.getTime() ?? 0) - Date.now()) / 3_600_000).toBeCloseTo(7 * 24, 0);
    await database.handle
      .updateTable('identity_payload')
      .set({ expires_at: new Date(0) })
      .execute();
    await isEnded(link);
  });

  test('a new one ends the old one, and not those of other members', async () => {
    const old = await invite();
    const other = await club.addMember(`${username}-drugi`);
    const others = await inTransaction((tx) => club.identity.invitations.invite(tx, other));
    const link = await invite();
    await isEnded(old);
    expect((await follow(link)).statusCode).toBe(200);
    expect(await club.identity.invitations.pathOf(others)).toEqual(expect.stringContaining(`${PATH}?token=`));
  });

  test.each<[string, () => Promise<void>]>([
    [
      'a password that an administrator gives',
      () =>
        inTransaction((tx) => club.identity.directory.setPassword(tx, identityId, 'jednokratna-1', { oneTime: true })),
    ],
    ['deactivation', () => inTransaction((tx) => club.identity.directory.setEnabled(tx, identityId, false))],
    ['erasure', () => inTransaction((tx) => club.identity.directory.remove(tx, identityId))],
  ])('%s ends it, for the page and for an e-mail that waits', async (_name, act) => {
    const mailed = await reference();
    const link = (await club.identity.invitations.pathOf(mailed)) as string;
    await act();
    await isEnded(link);
    expect(await club.identity.invitations.pathOf(mailed)).toBeUndefined();
  });

  test('a role that is given or taken away does not end it, for the page or for an e-mail that waits', async () => {
    const mailed = await reference();
    const link = (await club.identity.invitations.pathOf(mailed)) as string;
    await inTransaction((tx) => club.identity.directory.setRoles(tx, identityId, ['USER', 'ADMIN']));
    await inTransaction((tx) => club.identity.directory.setRoles(tx, identityId, ['USER']));
    expect(await club.identity.invitations.pathOf(mailed)).toBe(link);
    expect((await follow(link)).statusCode).toBe(200);
    expect((await choose(link)).status).toBe(200);
  });

  test('a deactivated member cannot use one that was created later', async () => {
    await inTransaction((tx) => club.identity.directory.setEnabled(tx, identityId, false));
    expect(await club.identity.invitations.pathOf(await reference())).toBeUndefined();
  });

  test('errors are shown beside their fields, the link stays valid, and no password is sent back', async () => {
    const link = await invite();
    for (const [password, repeated, message] of [
      ['kratka', 'kratka', 'Lozinka mora imati najmanje 10 znakova.'],
      [CHOSEN, 'nešto drugo', 'Lozinke se ne podudaraju.'],
      [PASSWORD, PASSWORD, 'Nova lozinka mora biti različita od dosadašnje.'],
    ] as const) {
      const answer = await choose(link, password, repeated);
      expect([answer.status, answer.body.includes(message)]).toEqual([400, true]);
      expect(answer.body).toContain('Lozinka još nije spremljena.');
      expect(answer.body).not.toContain(`"${password}"`);
    }
    expect((await choose(link)).status).toBe(200);
  });

  test('every answer is a page of the link’s own address, which ‘Back’ can show again', async () => {
    const link = await invite();
    for (const [fields, message] of [
      [{ newPassword: 'kratka', repeated: 'kratka' }, 'Lozinka još nije spremljena.'],
      [{ newPassword: CHOSEN, repeated: CHOSEN }, 'Lozinka je spremljena'],
      [{ newPassword: CHOSEN, repeated: CHOSEN }, 'Poveznica više ne vrijedi'],
    ] as const) {
      const answer = await browser.send('POST', PATH, { token: tokenOf(link), ...fields });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, link]);
      expect((await follow(link)).body).toContain(message);
    }
  });

  test('a chosen password ends the sessions of the previous one', async () => {
    const link = await invite();
    await openSession(database, identityId);
    await choose(link);
    expect(await database.handle.selectFrom('identity_payload').select('id').execute()).toEqual([]);
  });

  test('the database contains neither the token of the link nor what could derive it', async () => {
    const token = tokenOf(await invite());
    expect(token).toMatch(/^[\w-]{43}$/);
    const tables = ['identity_payload', 'identity_secret', 'identity_user'] as const;
    const rows = await Promise.all(tables.map((table) => database.handle.selectFrom(table).selectAll().execute()));
    expect(JSON.stringify(rows)).not.toContain(token);
    const secret = await club.identity.secret('invitations');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
