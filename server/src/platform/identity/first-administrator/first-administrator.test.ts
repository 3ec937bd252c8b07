import { jest } from '@jest/globals';
import { untilWaiting } from '../../../testing/concurrently';
import { eachEngine, type TestDatabase } from '../../database/testing';
import { Browser } from '../testing/browser';
import { type IdentityApp, openIdentityApp } from '../testing/identity-app';
import { TEST_PUBLIC_URL } from '../testing/tokens';
import { type CreateMember, type FirstAdministrator, firstAdministrator } from './first-administrator.service';

const FORM = {
  username: 'uprava',
  firstName: 'Ana',
  lastName: 'Anić',
  email: 'ana@klub.hr',
  password: 'prva-uprava-1',
};

eachEngine((open) => {
  let database: TestDatabase;
  let club: IdentityApp;
  let browser: Browser;
  let administrator: FirstAdministrator;
  beforeAll(async () => {
    database = await open();
    club = await openIdentityApp(database);
    browser = new Browser(club.app);
    administrator = firstAdministrator(
      database,
      parts(async () => undefined),
    );
  });
  beforeEach(async () => {
    for (const table of ['account', 'reservation_total', 'member', 'identity_user', 'identity_payload'] as const) {
      await database.handle.deleteFrom(table).execute();
    }
  });

  const parts = (createMember: CreateMember) => ({
    directory: club.identity.directory,
    origin: TEST_PUBLIC_URL,
    createMember,
    findMember: async (identityId: string) => !strangers.has(identityId),
  });
  const strangers = new Set<string>();

  const invite = async () => (await administrator.invite()) as string;
  const tokenOf = (link: string) => new URL(link).searchParams.get('token') as string;
  const post = (link: string, changes: Record<string, string> = {}, by = browser) =>
    by.post(new URL(link).pathname, { token: tokenOf(link), ...FORM, ...changes });
  const GONE = 'Poveznica više ne vrijedi';

  test('without the link, or with an invented one, access is refused', async () => {
    await invite();
    for (const query of ['', '?token=', '?token=made-up']) {
      const answer = await browser.send('GET', `/realms/club/first-administrator${query}`);
      expect([answer.statusCode, answer.body.includes(GONE)]).toEqual([410, true]);
    }
    expect((await post(`${TEST_PUBLIC_URL}/realms/club/first-administrator?token=made-up`)).status).toBe(410);
    expect(await club.identity.directory.administrators()).toEqual([]);
  });

  // Anybody may send it, and a Keycloak would be asked inside a transaction that the next one waits for.
  test('with an invented link nobody looks for administrators', async () => {
    const asked = jest.fn<typeof club.identity.directory.administrators>();
    const directory = { ...club.identity.directory, administrators: asked };
    const appointing = firstAdministrator(database, { ...parts(async () => undefined), directory });
    expect(await appointing.appoint('made-up', FORM)).toBe(false);
    expect(asked).not.toHaveBeenCalled();
  });

  test('the password is hashed before the transaction, for whose lock others wait', async () => {
    const creating = jest.spyOn(club.identity.directory, 'create');
    await post(await invite());
    const [, given] = creating.mock.calls[0] ?? [];
    creating.mockRestore();
    expect(given).toMatchObject({ password: { text: FORM.password, hash: expect.any(String) } });
  });

  test('a link expires after a day', async () => {
    const link = await invite();
    const { expires_at } = await database.handle
      .selectFrom('identity_payload')
      .select('expires_at')
      .executeTakeFirstOrThrow();
    expect(((expires_at?.getTime() ?? 0) - Date.now()) / 3_600_000).toBeCloseTo(24, 0);
    await database.handle
      .updateTable('identity_payload')
      .set({ expires_at: new Date(0) })
      .execute();
    expect((await browser.send('GET', link)).statusCode).toBe(410);
    expect((await post(link)).status).toBe(410);
  });

  test('the database does not contain the token of the link', async () => {
    const link = await invite();
    const rows = await database.handle.selectFrom('identity_payload').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(tokenOf(link));
  });

  test('errors are shown beside their fields, and the link stays valid', async () => {
    const link = await invite();
    const empty = await post(link, { firstName: ' ', email: 'nothing', password: 'kratka' });
    expect(empty.status).toBe(400);
    for (const message of [
      'Unesite ime.',
      'Upišite ispravnu adresu e-pošte.',
      'Račun još nije stvoren.',
      'value="uprava"',
    ]) {
      expect(empty.body).toContain(message);
    }
    expect(empty.body).not.toContain('kratka');
    const weak = await post(link, { password: 'kratka' });
    expect([weak.status, weak.body.includes('Lozinka mora imati najmanje 10 znakova.')]).toEqual([400, true]);
    await club.addMember('Uprava');
    const taken = await post(link);
    expect([taken.status, taken.body.includes('Korisničko ime je već zauzeto.')]).toEqual([409, true]);
    expect((await post(link, { username: 'uprava2' })).status).toBe(200);
  });

  test('it accepts what every other user may be called, and nothing else', async () => {
    const link = await invite();
    for (const [field, value, message] of [
      ['username', 'ana anić', 'Korisničko ime smije sadržavati mala slova engleske abecede'],
      ['username', '', 'Korisničko ime mora imati najmanje 3 znaka.'],
      ['firstName', 'a'.repeat(61), '60'],
      ['email', `${'a'.repeat(3_000)}@klub.hr`, 'Adresa e-pošte smije imati najviše 254 znaka.'],
    ] as const) {
      const refused = await post(link, { [field]: value });
      expect([field, refused.status, refused.body.includes(message)]).toEqual([field, 400, true]);
    }
    expect((await post(link, { username: ' Uprava ', email: ' ana@klub.hr ' })).status).toBe(200);
    const stored = database.handle.selectFrom('identity_user').select(['username', 'email']);
    expect(await stored.execute()).toEqual([{ username: 'uprava', email: 'ana@klub.hr' }]);
  });

  test('every answer is a page of the link’s own address, which ‘Back’ can show again; the problems are shown once', async () => {
    const link = await invite();
    const { pathname, search } = new URL(link);
    const sent = async (fields: Record<string, string>) => {
      const answer = await browser.send('POST', pathname, { token: tokenOf(link), ...FORM, ...fields });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, pathname + search]);
      return (await browser.send('GET', link)).body;
    };
    expect(await sent({ password: 'kratka' })).toContain('Račun još nije stvoren.');
    expect((await browser.send('GET', link)).body).not.toContain('Račun još nije stvoren.');
    // More than a cookie can hold.
    const long = await sent({ username: 'đ'.repeat(600), firstName: '\u0001'.repeat(600), lastName: '' });
    expect(long).toContain('Unesite prezime.');
    expect(long).toContain(`value="${'đ'.repeat(127)}"`);
    const longest = `${'a'.repeat(64)}@${'klub-'.repeat(37)}a.hr`;
    expect(await sent({ email: longest, password: 'kratka' })).toContain(`value="${longest}"`);
    expect(await sent({})).toContain('Sada se možete prijaviti.');
    expect(await sent({})).toContain(GONE);
  });

  test('whatever is typed, a cookie can hold it with all problems', async () => {
    const link = await invite();
    // Six bytes each.
    const heavy = '\u0001'.repeat(600);
    const typed = { firstName: heavy, lastName: heavy, username: heavy, email: heavy };
    await browser.send('POST', new URL(link).pathname, { token: tokenOf(link), ...typed, password: '' });
    expect(`CLUB_FLASH=${browser.cookie('CLUB_FLASH')}`.length).toBeLessThan(4_096);
  });

  test('a link creates an administrator who is a member, once', async () => {
    const link = await invite();
    const page = await browser.send('GET', link);
    expect(page.body).toContain('<h1>Prvi administrator</h1>');
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect((await post(link)).body).toContain('Sada se možete prijaviti.');
    const { access_token } = await browser.signIn('uprava', FORM.password);
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await club.app.inject({ url: '/api/theirs', headers })).statusCode).toBe(200);
    expect((await browser.send('GET', link)).statusCode).toBe(410);
    expect((await post(link, { username: 'another' })).status).toBe(410);
    expect(await club.identity.directory.administrators()).toHaveLength(1);
  });

  test('of two links that are followed concurrently, one creates an administrator', async () => {
    const links = [await invite(), await invite()];
    const answers = await Promise.all(
      links.map((link, index) => post(link, { username: `uprava${index}` }, new Browser(club.app))),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 410]);
    expect(await club.identity.directory.administrators()).toHaveLength(1);
  });

  test('of two processes, the second with a link made while the first appoints, one creates an administrator', async () => {
    const { directory } = club.identity;
    let started: () => void = () => undefined;
    let goOn: () => void = () => undefined;
    const appointing = new Promise<void>((resolve) => {
      started = resolve;
    });
    const goingOn = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const slow = firstAdministrator(
      database,
      parts(async () => {
        started();
        await goingOn;
      }),
    );
    const first = slow.appoint(tokenOf(await invite()), FORM);
    await appointing;
    // The embedded engine has one session: the link is made after the appointment.
    const other = await database.again?.();
    const late =
      other &&
      firstAdministrator(
        other,
        parts(async () => undefined),
      );
    const link = await late?.invite();
    const second = link && late?.appoint(tokenOf(link), { ...FORM, username: 'druga' });
    if (second) await untilWaiting(database, [second]);
    goOn();
    expect([await first, (await second) ?? false]).toEqual([true, false]);
    expect(await directory.administrators()).toHaveLength(1);
  });

  test('a club that has an administrator gets no link, and an earlier one makes no second', async () => {
    const link = await invite();
    await club.addMember('uprava', { roles: ['USER', 'ADMIN'] });
    expect(await administrator.invite()).toBeUndefined();
    expect((await browser.send('GET', link)).statusCode).toBe(410);
    expect((await post(link, { username: 'druga' })).status).toBe(410);
    expect(await club.identity.directory.administrators()).toHaveLength(1);
  });

  test('a club whose only administrator is not a member, or is disabled, gets a link', async () => {
    const identityId = await club.addMember('konzola', { roles: ['USER', 'ADMIN'] });
    expect(await administrator.invite()).toBeUndefined();
    strangers.add(identityId);
    expect(await administrator.invite()).toBeDefined();
    strangers.clear();
    await database.transaction((tx) => club.identity.directory.setEnabled(tx, identityId, false));
    expect(await administrator.invite()).toBeDefined();
  });

  test('when the member cannot be created, there is no identity either, and the link stays valid', async () => {
    const link = await invite();
    const failing = firstAdministrator(
      database,
      parts(async () => {
        throw new Error('no');
      }),
    );
    await expect(failing.appoint(tokenOf(link), FORM)).rejects.toThrow('no');
    expect(await club.identity.directory.administrators()).toEqual([]);
    expect((await browser.send('GET', link)).statusCode).toBe(200);
  });
});
