import { createBookings } from '../bookings/bookings.service';
import { openCourtsForTests } from '../bookings/testing';
import { eachEngine, type TestDatabase } from '../database/testing';
import { hashPassword, verifyPassword } from '../identity/password/password-hash';
import { openSessionNotices } from '../identity/storage/session-notices';
import { EmbeddedDirectory } from '../identity/users/embedded-directory';
import { findUser, insertUser } from '../identity/users/users.repository';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { createPersonalDataExport } from './personal-data.service';
import { personalInfoRoutes } from './personal-info.routes';
import { createPersonalInfos } from './personal-info.service';

const OLD_PASSWORD = 'stara lozinka 1';

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let ana: TestMember;
  let bookings: ReturnType<typeof createBookings>;
  beforeAll(async () => {
    db = await open();
    const directory = new EmbeddedDirectory(db, await openSessionNotices(db));
    club = await openTestClub(db, ({ live, clock }) => [
      personalInfoRoutes(createPersonalInfos({ db, live, directory }), createPersonalDataExport({ db, clock })),
    ]);
    await openCourtsForTests(db, { opensOn: '2026-03-01', closesOn: '2026-11-30' });
    bookings = createBookings({ ...club, db });
    ana = await club.addMember({ username: 'ana', email: 'ana@example.com', lastName: 'Kovač' });
    await db.transaction(async (tx) =>
      insertUser(tx, {
        id: ana.identityId,
        username: 'ana',
        given_name: 'Ana',
        family_name: 'Kovač',
        email: 'ana@example.com',
        roles: ['USER'],
        one_time: false,
        password_hash: await hashPassword(OLD_PASSWORD),
      }),
    );
  });
  afterAll(() => club.close());
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, headers = ana.headers) =>
    club.app.inject({ method, url: `/api${path}`, headers, ...(payload ? { payload } : {}) });
  const save = (email: string, newPassword: string) => call('POST', '/personal-info', { email, newPassword });
  const stored = () => findUser(db.handle, ana.identityId);

  describe('refused is', () => {
    test.each([
      ['GET', '/personal-info'],
      ['POST', '/personal-info'],
      ['PUT', '/personal-info/consent'],
      ['GET', '/personal-data/export'],
    ] as const)('%s %s without a token', async (method, path) => {
      expect((await call(method, path, method === 'GET' ? undefined : {}, club.visitor)).statusCode).toBe(401);
    });

    test.each([
      ['a missing e-mail', ' ', 'dovoljno duga 7', { email: 'Unesite adresu e-pošte.' }],
      [
        'an e-mail longer than any',
        `${'a'.repeat(60)}@${'klub.'.repeat(40)}hr`,
        'dovoljno duga 7',
        { email: 'Adresa e-pošte smije imati najviše 254 znaka.' },
      ],
      ['a missing password', 'ana@example.com', '', { newPassword: 'Unesite novu lozinku.' }],
      ['an e-mail that is none', 'ana@', 'dovoljno duga 7', { email: 'Adresa e-pošte nije ispravna.' }],
      ['a short password', 'ana@example.com', 'kratka', { newPassword: 'Lozinka mora imati najmanje 10 znakova.' }],
      ['a password that everybody has', 'ana@example.com', 'qwertz123456', { newPassword: expect.any(String) }],
    ])('%s, and nothing is kept', async (_, email, password, fields) => {
      const answer = await save(email, password);
      expect(answer.json()).toMatchObject({ status: 400, fields });
      expect(Object.keys(answer.json().fields)).toEqual(Object.keys(fields));
      expect(await verifyPassword((await stored())?.password_hash, OLD_PASSWORD)).toBe(true);
      expect((await call('GET', '/personal-info')).json().email).toBe('ana@example.com');
    });
  });

  test('a member reads the username, the e-mail and the consent', async () => {
    const answer = await call('GET', '/personal-info');
    expect(answer.json()).toEqual({ username: 'ana', email: 'ana@example.com', contactPublic: false });
  });

  test('saving replaces both and ends every session', async () => {
    await db.handle
      .insertInto('identity_payload')
      .values({ model: 'Session', id: 'one', uid: 'one', account_id: ana.identityId, payload: '{}' })
      .execute();
    const answer = await save(' nova@example.com ', 'nova lozinka 2');
    expect(answer.json()).toEqual({ message: 'Podaci su spremljeni. Prijavite se ponovno novom lozinkom.' });
    expect((await stored())?.email).toBe('nova@example.com');
    expect(await verifyPassword((await stored())?.password_hash, 'nova lozinka 2')).toBe(true);
    expect(await db.handle.selectFrom('identity_payload').selectAll().execute()).toEqual([]);
    expect((await call('GET', '/personal-info')).json().email).toBe('nova@example.com');
  });

  test('the consent is a switch of its own', async () => {
    const answer = await call('PUT', '/personal-info/consent', { contactPublic: true });
    expect(answer.json()).toEqual({ message: 'Vaši kontakti su javni.' });
    expect((await call('GET', '/personal-info')).json().contactPublic).toBe(true);
  });

  test('the own data come as a file, without a password in them', async () => {
    const answer = await call('GET', '/personal-data/export');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="moji-podaci.json"');
    expect(answer.json()).toMatchObject({
      izvezeno: club.clock.now().toISOString(),
      osobniPodaci: { korisnickoIme: 'ana', prezime: 'Kovač' },
      racun: { stanje: 0, gratisRezervacije: 0 },
      rezervacije: [],
      prometRacuna: [],
      adresaKalendaraOd: null,
      clanarineLige: [],
    });
    expect(answer.body).not.toContain('argon2');
  });

  test('nothing is missing from the file: when it was booked and cancelled, maintenance, the calendar’s address', async () => {
    const iva = await club.addMember({ firstName: 'Iva', inLeague: true });
    const at = { slotId: 3, index: 2, date: '2026-07-11' };
    await bookings.book(iva.id, at, { kind: 'LEAGUE', opponent: 'Ana' });
    await bookings.cancel(iva.id, at);
    await bookings.book(iva.id, { ...at, slotId: 5 }, { kind: 'MAINTENANCE', reason: 'Valjanje' });
    const since = club.clock.now();
    await db.handle
      .insertInto('calendar_feed')
      .values({ member_id: iva.id, secret: 'tajna-adresa', created_at: since })
      .execute();
    const answer = await call('GET', '/personal-data/export', undefined, iva.headers);
    const moment = since.toISOString();
    expect(answer.json()).toMatchObject({
      rezervacije: [
        { vrstaSusreta: 'MAINTENANCE', razlogOdrzavanja: 'Valjanje', rezervirano: moment, otkazano: null },
        { vrstaSusreta: 'LEAGUE', protivnik: 'Ana', rezervirano: moment, otkazano: moment },
      ],
      adresaKalendaraOd: moment,
    });
    expect(answer.body).not.toContain('tajna-adresa');
  });
});
