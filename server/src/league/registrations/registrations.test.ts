import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../../testing/test-club';
import { createLeagueStatus } from '../fees/league-status.service';
import { playingLeagueRoutes } from '../playing-calls';
import { publicLeagueRoutes } from '../public-calls';
import { CONSENTING, IVO } from '../testing-registrations';
import { erasedEmail } from './erased-registrations';

const RECEIVED = { year: 2026, message: 'Hvala! Zaprimili smo vašu prijavu za ljetnu ligu 2026.' };

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  const listed = async () => (await club.as(admin).get('admin/league/registrations?year=2026')).body;

  beforeAll(async () => {
    db = await open();
    club = await openTestClub(
      db,
      (parts) => [playingLeagueRoutes({ ...parts, db }), publicLeagueRoutes({ ...parts, db })],
      '2026-03-01T08:00:00Z',
    );
    admin = await club.addMember({ roles: ['USER', 'ADMIN'] });
  });

  test('each field has its own message, and invalid characters are refused', async () => {
    const visitor = club.as(undefined, { 'x-forwarded-for': '203.0.113.1' });
    const { body } = await visitor.post('league-registration', { consent: false });
    expect(body).toMatchObject({
      status: 400,
      fields: {
        firstName: 'Ime je obavezno.',
        lastName: 'Prezime je obavezno.',
        birthDate: 'Datum rođenja je obavezan.',
        email: 'E-pošta je obavezna i mora biti u ispravnom formatu.',
        phone: 'Telefon je obavezan.',
        city: 'Mjesto stanovanja je obavezno.',
        consent: 'Bez pristanka ne možemo zaprimiti prijavu.',
      },
    });
    for (const wrong of [
      { firstName: 'I\u0000vo' },
      { email: 'ivo' },
      { birthDate: '1990-02-30' },
      { phone: 'nema' },
      { birthDate: '2020-03-02' },
      { consent: false },
    ]) {
      expect((await visitor.post('league-registration', { ...CONSENTING, ...wrong })).status).toBe(400);
    }
    expect(await listed()).toEqual([]);
  });

  test('the specification’s six fields are enough; a consent is kept only where one was given', async () => {
    const nina = { ...IVO, firstName: 'Nina', lastName: 'Babić', email: 'nina@example.com' };
    const registerNina = async (more: object) =>
      (await club.as().post('league-registration', { ...nina, ...more })).status;
    const consents = () =>
      db.handle
        .selectFrom('consent')
        .innerJoin('league_registration as of', 'of.id', 'registration_id')
        .select(['kind', 'given'])
        .where('of.email', '=', nina.email)
        .execute();
    expect(await registerNina({})).toBe(201);
    expect(await consents()).toEqual([]);
    expect((await club.as().get('registered-players')).body).toMatchObject([{ ime: 'Nina' }]);
    expect(await registerNina({ consent: null })).toBe(400);
    expect(await registerNina({ consent: true })).toBe(201);
    expect(await registerNina({})).toBe(201);
    expect(await consents()).toEqual([{ kind: 'LEAGUE_REGISTRATION', given: true }]);
    await db.handle.deleteFrom('league_registration').where('email', '=', nina.email).execute();
  });

  test('a request with the hidden field is answered like any other, and discarded', async () => {
    // A script cannot tell from the answer that it was recognized.
    expect(await club.as().post('league-registration', { ...CONSENTING, website: 'http://spam' })).toMatchObject({
      status: 201,
      body: RECEIVED,
    });
    expect(await listed()).toEqual([]);
  });

  test('registering again corrects: the same e-mail in any case, or the same name and birth date', async () => {
    const first = await club.as().post('league-registration', CONSENTING);
    expect(first.body).toEqual(RECEIVED);
    const again = { ...CONSENTING, email: 'ivo@example.com', city: 'Vinkovci' };
    expect((await club.as().post('league-registration', again)).body.message).toContain('su ispravljeni');
    expect((await club.as().post('league-registration', { ...CONSENTING, email: 'novi@example.com' })).status).toBe(
      201,
    );
    const corrected = { email: 'novi@example.com', newPlayer: true, player: null, changedFields: [] };
    expect(await listed()).toMatchObject([{ state: 'NEW', ...corrected }]);
    expect((await club.as().get('registered-players')).body).toMatchObject([
      { ime: 'Ivo', prezime: 'Novak', newPlayer: true },
    ]);
  });

  test('accepting creates the entry, the unpaid fee and the link to the member with that e-mail', async () => {
    const member = await club.addMember({ firstName: 'Ivo', lastName: 'Novak', email: 'NOVI@example.com' });
    const parts = { db, clock: club.clock };
    expect(await createLeagueStatus(parts)(member.id)).toEqual({ isInLeague: false, isPaid: false });
    const [{ id }] = await listed();
    expect((await club.as(admin).post('admin/league/registrations/999/accept', {})).status).toBe(404);
    expect((await club.as(admin).post(`admin/league/registrations/${id}/accept`, { playerId: 999 })).status).toBe(404);
    expect((await club.as(admin).post(`admin/league/registrations/${id}/refuse`, {})).status).toBe(400);
    const accepted = await club.as(admin).post(`admin/league/registrations/${id}/accept`, {});
    expect(accepted.body.registration).toMatchObject({ state: 'ACCEPTED', player: { prezime: 'Novak' } });
    expect((await club.as(admin).post(`admin/league/registrations/${id}/accept`, {})).body.code).toBe(
      'REGISTRATION_ACCEPTED',
    );
    expect((await club.as(admin).post(`admin/league/registrations/${id}/refuse`, { reason: 'x' })).status).toBe(409);
    expect(await createLeagueStatus(parts)(member.id)).toEqual({ isInLeague: true, isPaid: false });
    expect(await db.handle.selectFrom('league_fee').select(['year', 'amount_cents', 'paid_on']).execute()).toEqual([
      { year: 2026, amount_cents: 6000, paid_on: null },
    ]);
  });

  test('added by an administrator; refused, and reviewed again after registering again', async () => {
    const ana = { ...IVO, firstName: 'Ana', email: 'ana@example.com', birthDate: '1995-01-01', year: 2026 };
    expect((await club.as(admin).post('admin/league/registrations', ana)).body.registration.state).toBe('ACCEPTED');
    expect((await club.as(admin).post('admin/league/registrations', ana)).body.code).toBe('REGISTRATION_EXISTS');
    const { year: _, ...maja } = { ...ana, firstName: 'Maja', email: 'maja@example.com' };
    await club.as().post('league-registration', { ...maja, consent: true });
    const [{ id }] = await listed();
    expect((await club.as(admin).post(`admin/league/registrations/${id}/refuse`, { reason: 'Popunjeno' })).status).toBe(
      200,
    );
    expect((await club.as().get('registered-players')).body).toHaveLength(2);
    await club.as().post('league-registration', { ...maja, consent: true });
    expect((await listed())[0]).toMatchObject({ firstName: 'Maja', state: 'NEW', refuseReason: null });
  });

  test('whom an administrator adds once more with the same key, because the answer was lost, is added once', async () => {
    const league = 'admin/league/registrations';
    const key = '4f0e6a52-0b52-4c1f-9a55-6a86b9f0a001';
    const petra = { ...IVO, firstName: 'Petra', email: 'petra@example.com', birthDate: '1996-02-02', year: 2027 };
    await club.addMember({ firstName: 'Petra', lastName: 'Novak', username: 'petra', email: petra.email });
    const add = (but: object = {}) => club.as(admin, { 'idempotency-key': key }).post(league, { ...petra, ...but });
    const first = await add();
    expect([first.status, first.body.message]).toEqual([
      201,
      'Igrač je prijavljen za ligu. Igrač je povezan s korisnikom: Petra Novak (petra).',
    ]);
    const changes = async () => (await club.as(admin).get('admin/league/seasons/2027/changes')).body;
    const earlier = await changes();
    expect(await add()).toMatchObject({ status: 201, body: first.body });
    expect(await changes()).toEqual(earlier);
    const refused = { status: 409, body: { code: 'KEY_REUSED' } };
    for (const other of [{ city: 'Otok' }, { year: 2026 }]) expect(await add(other)).toMatchObject(refused);
    expect((await club.as(admin).post(league, petra)).body.code).toBe('REGISTRATION_EXISTS');
    const { id, lastModifiedDate: seen } = first.body.registration;
    expect((await club.as(admin).post(`${league}/${id}/undo-acceptance`, { seen })).status).toBe(200);
    expect(await add()).toMatchObject(refused);
    await db.handle.deleteFrom('league_registration').where('email', '=', petra.email).execute();
  });

  test('corrected by an administrator: no birth date of a small child, a unique e-mail, and a conflict for the second of two corrections', async () => {
    const row = (await listed()).find(({ firstName }: { firstName: string }) => firstName === 'Maja');
    const url = `admin/league/registrations/${row.id}`;
    const maja = { ...IVO, firstName: 'Maja', birthDate: '1995-01-01', email: 'maja@example.com' };
    const seen = row.lastModifiedDate;
    expect((await club.as(admin).put(url, { ...maja, seen, email: 'ana@example.com' })).body.code).toBe(
      'REGISTRATION_EXISTS',
    );
    expect((await club.as(admin).put(url, { ...maja, seen, birthDate: '2024-03-02' })).body.fields).toEqual({
      birthDate: 'Datum rođenja nije ispravan: igrač lige ima barem 6 godina.',
    });
    club.clock.set('2026-03-01T09:00:00Z');
    expect((await club.as(admin).put(url, { ...maja, seen, city: 'Županja' })).body.registration.city).toBe('Županja');
    const late = await club.as(admin).put(url, { ...maja, seen, city: 'Otok' });
    expect(late.body).toMatchObject({
      code: 'REGISTRATION_CHANGED',
      message: expect.stringContaining('Županja'),
      registration: { city: 'Županja' },
    });
    const again = { ...maja, city: 'Otok', seen: late.body.registration.lastModifiedDate };
    expect((await club.as(admin).put(url, again)).body.registration.city).toBe('Otok');
    const child = { ...IVO, email: 'dijete@example.com', birthDate: '2026-03-01', year: 2026 };
    expect((await club.as(admin).post('admin/league/registrations', child)).body.fields).toEqual({
      birthDate: 'Datum rođenja nije ispravan: igrač lige ima barem 6 godina.',
    });
  });

  test('a person who registers twice at once, with two addresses, is registered once', async () => {
    const person = { ...CONSENTING, firstName: 'Petra', lastName: 'Žanić', birthDate: '1988-08-08' };
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((number) =>
        club.app.inject({
          method: 'POST',
          url: '/api/league-registration',
          headers: club.visitor,
          remoteAddress: '198.51.100.7',
          payload: { ...person, email: `petra${number}@example.com` },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    const rows = (await listed()).filter(({ firstName }: { firstName: string }) => firstName === 'Petra');
    expect(rows).toHaveLength(1);
  });

  test('one registration cannot take the e-mail of a second and the name of a third', async () => {
    const petra = { ...IVO, firstName: 'Petra', lastName: 'Žanić', birthDate: '1988-08-08', city: 'Cerna' };
    const before = await listed();
    const both = { ...petra, email: 'maja@example.com', consent: true };
    expect((await club.as().post('league-registration', both)).body).toMatchObject({
      status: 409,
      code: 'REGISTRATION_EXISTS',
    });
    const maja = before.find(({ firstName }: { firstName: string }) => firstName === 'Maja');
    const corrected = { ...petra, email: 'maja@example.com', seen: maja.lastModifiedDate };
    expect((await club.as(admin).put(`admin/league/registrations/${maja.id}`, corrected)).body.code).toBe(
      'REGISTRATION_EXISTS',
    );
    expect(await listed()).toEqual(before);
  });

  test('a registration whose data are erased is refused by the administrator, and nothing else', async () => {
    const lena = { ...CONSENTING, firstName: 'Lena', email: 'lena@example.com', birthDate: '1991-02-03' };
    club.clock.set('2026-03-01T10:00:00Z');
    await club.as().post('league-registration', lena);
    const [{ id, lastModifiedDate: seen }] = await listed();
    const erased = { email: erasedEmail(id), email_key: erasedEmail(id), first_name: 'Bivši', last_name: 'član 7' };
    await db.handle.updateTable('league_registration').set(erased).where('id', '=', id).execute();
    const url = `admin/league/registrations/${id}`;
    const refused = { status: 409, code: 'REGISTRATION_ERASED' };
    expect((await club.as(admin).post(`${url}/accept`, {})).body).toMatchObject(refused);
    expect((await club.as(admin).put(url, { ...IVO, email: 'iv@example.com', seen })).body).toMatchObject(refused);
    expect((await listed())[0]).toMatchObject({ state: 'NEW', lastName: 'član 7', player: null });
    expect((await club.as(admin).post(`${url}/refuse`, { reason: 'Izbrisan' })).status).toBe(200);
  });

  test('two spaces and decomposed letters, which nobody sees, make no second person', async () => {
    const visitor = () => club.as(undefined, { 'x-forwarded-for': '203.0.113.78' });
    const once = { ...CONSENTING, firstName: 'Zora', lastName: 'Šimić Novak', email: 'zora@example.com' };
    await visitor().post('league-registration', once);
    const before = await listed();
    const pieces = { ...once, lastName: 'S\u030cimic\u0301  Novak', email: 'zora.novak@example.com' };
    expect((await visitor().post('league-registration', pieces)).body.message).toContain('su ispravljeni');
    const after = await listed();
    expect(after).toHaveLength(before.length);
    expect(after[0]).toMatchObject({ lastName: 'Šimić Novak', email: 'zora.novak@example.com' });
  });

  test('a flood is stopped before it fills the database; whoever is registered can still correct it', async () => {
    const year = { year: 2027 };
    const visitor = () => club.as(undefined, { 'x-forwarded-for': '203.0.113.77' });
    club.clock.set('2026-10-01T08:00:00Z');
    const known = { ...CONSENTING, ...year, firstName: 'Rana', email: 'rana@example.com' };
    expect((await visitor().post('league-registration', known)).status).toBe(201);
    await db.pool.query(`
      insert into league_registration
        (year, state, first_name, last_name, birth_date, email, email_key, phone, city, registered_at, modified_at)
      select 2027, 'NEW', 'Bot', number::text, '1990-01-01', number || '@x.hr', number || '@x.hr', '0', 'x', now(), now()
      from generate_series(1, 4999) number`);
    const late = { ...CONSENTING, ...year, firstName: 'Kasna', email: 'kasna@example.com' };
    expect((await visitor().post('league-registration', late)).body).toMatchObject({
      status: 409,
      code: 'REGISTRATIONS_FULL',
      message: 'Za ligu 2027. čeka previše neobrađenih prijava, pa novu sada ne možemo zaprimiti. Javite se klubu.',
    });
    expect((await visitor().post('league-registration', { ...known, city: 'Vinkovci' })).status).toBe(201);
    await db.pool.query(
      `update league_registration set state = 'REFUSED' where first_name = 'Bot' and last_name = '1'`,
    );
    expect((await visitor().post('league-registration', late)).status).toBe(201);
  });
});
