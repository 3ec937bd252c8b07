import type { Registration } from '@club/shared/contracts/league/registrations-control';
import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../../testing/test-club';
import { playingLeagueRoutes } from '../playing-calls';

const CALL = 'admin/league/registrations/refuse';
const REASON = 'Nije osoba.';

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  let ids: number[];
  let hour = 9;

  beforeAll(async () => {
    db = await open();
    club = await openTestClub(db, (parts) => [playingLeagueRoutes({ ...parts, db })], '2026-03-01T08:00:00Z');
    admin = await club.addMember({ roles: ['USER', 'ADMIN'] });
  });
  beforeEach(async () => {
    await db.handle.deleteFrom('league_registration').execute();
    // An address may register ten within ten minutes.
    hour += 1;
    club.clock.set(`2026-03-01T${hour}:00:00Z`);
    for (const firstName of ['Ana', 'Boris', 'Cvita']) {
      const person = { firstName, lastName: 'Novak', birthDate: '1990-05-01', phone: '091 111 22 33', city: 'Vođinci' };
      const sent = { ...person, email: `${firstName.toLowerCase()}@example.com`, consent: true };
      expect((await club.as().post('league-registration', sent)).status).toBe(201);
    }
    ids = (await listed()).map(({ id }) => id).toSorted((left, right) => left - right);
  });

  const listed = async (): Promise<Registration[]> =>
    (await club.as(admin).get('admin/league/registrations?year=2026')).body;
  const states = async () => (await listed()).map(({ firstName, state }) => `${firstName} ${state}`).toSorted();
  const refuse = (but: object = {}) => club.as(admin).post(CALL, { year: 2026, ids, reason: REASON, ...but });

  test('several are refused for one reason, and each is in the log', async () => {
    const { status, body } = await refuse({ ids: [ids[2], ids[0], ids[0]] });
    expect([status, body]).toEqual([200, { message: 'Odbijene su 2 prijave.' }]);
    expect(await states()).toEqual(['Ana REFUSED', 'Boris NEW', 'Cvita REFUSED']);
    expect((await listed()).find(({ id }) => id === ids[0])?.refuseReason).toBe(REASON);
    const log = await db.handle.selectFrom('action_log').select(['action', 'subject', 'after']).orderBy('id').execute();
    const entry = { action: 'Odbijena prijava za ligu', after: { Razlog: REASON } };
    expect(log).toEqual([
      { ...entry, subject: 'Ana Novak, 2026.' },
      { ...entry, subject: 'Cvita Novak, 2026.' },
    ]);
    const changes = await club.as(admin).get('admin/league/seasons/2026/changes');
    expect(changes.body[0]).toMatchObject({ what: 'Odbijene prijave za ligu: 2' });
  });

  test('who is refused already, because the answer was lost, is refused and logged once', async () => {
    const logged = async () => (await db.handle.selectFrom('action_log').select('subject').execute()).length;
    const changes = async () => (await club.as(admin).get('admin/league/seasons/2026/changes')).body;
    const first = await refuse({ ids: ids.slice(1) });
    const [entries, listedChanges] = [await logged(), await changes()];
    expect(await refuse({ ids: ids.slice(1) })).toMatchObject({ status: 200, body: first.body });
    expect([await logged(), await changes()]).toEqual([entries, listedChanges]);
    expect((await refuse()).body.message).toBe('Odbijene su 3 prijave.');
    expect(await logged()).toBe(entries + 1);
    expect((await changes())[0]).toMatchObject({ what: 'Odbijene prijave za ligu: 1' });
  });

  test('a registration that somebody has accepted meanwhile is named, and none is refused', async () => {
    expect((await club.as(admin).post(`admin/league/registrations/${ids[1]}/accept`, {})).status).toBe(200);
    expect((await refuse()).body).toMatchObject({
      status: 409,
      code: 'REGISTRATION_ACCEPTED',
      message: 'Već je prihvaćena prijava: Boris Novak. Nijedna nije odbijena; izostavite je i ponovite.',
    });
    expect(await states()).toEqual(['Ana NEW', 'Boris ACCEPTED', 'Cvita NEW']);
    expect((await refuse({ ids: [ids[0]] })).body.message).toBe('Odbijena je 1 prijava.');
  });

  test('a registration that the person has changed meanwhile is shown, and none is refused', async () => {
    const seen = Object.fromEntries((await listed()).map(({ id, lastModifiedDate }) => [id, lastModifiedDate]));
    club.clock.set(`2026-03-01T${hour}:30:00Z`);
    const other = { firstName: 'Netko', lastName: 'Drugi', birthDate: '1990-05-01', phone: '099 000', city: 'Otok' };
    await club.as().post('league-registration', { ...other, email: 'boris@example.com', consent: true });
    const late = await refuse({ seen });
    expect(late.body).toMatchObject({
      status: 409,
      code: 'REGISTRATION_CHANGED',
      message:
        'Prijava je u međuvremenu promijenjena. Sada: Netko Drugi, 01.05.1990., boris@example.com, 099 000, Otok. Nijedna nije odbijena; provjerite je i ponovite.',
      registration: { id: ids[1], firstName: 'Netko' },
    });
    expect(await states()).toEqual(['Ana NEW', 'Cvita NEW', 'Netko NEW']);
    const now = { ...seen, [late.body.registration.id]: late.body.registration.lastModifiedDate };
    expect((await refuse({ seen: now })).status).toBe(200);
  });

  test('a registration of another season is unknown, and none is refused', async () => {
    const other = await club.as(admin).post('admin/league/registrations', {
      ...{ firstName: 'Dora', lastName: 'Novak', birthDate: '1990-05-01', email: 'dora@example.com' },
      ...{ phone: '091 111 22 33', city: 'Vođinci', year: 2027 },
    });
    expect(other.status).toBe(201);
    for (const unknown of [other.body.registration.id, 2_000_000]) {
      expect((await refuse({ ids: [...ids, unknown] })).body).toMatchObject({
        status: 404,
        code: 'REGISTRATION_UNKNOWN',
      });
    }
    expect((await refuse({ year: 2031 })).body).toMatchObject({ status: 404, code: 'SEASON_UNKNOWN' });
    expect(await states()).toEqual(['Ana NEW', 'Boris NEW', 'Cvita NEW']);
  });

  test.each([
    ['no registration', { ids: [] }, { ids: 'Odaberite barem jednu prijavu.' }],
    ['no list', { ids: undefined }, { ids: 'Odaberite barem jednu prijavu.' }],
    ['a thousand and one', { ids: Array.from({ length: 1001 }, (_, index) => index + 1) }, { ids: /najviše 1\.000/ }],
    ['no reason', { reason: ' ' }, { reason: 'Unesite razlog odbijanja.' }],
  ])('%s is refused by its field', async (_name, but, fields) => {
    const { body } = await refuse(but);
    expect([body.status, Object.keys(body.fields)]).toEqual([400, Object.keys(fields)]);
    for (const [field, message] of Object.entries(fields)) expect(body.fields[field]).toMatch(message);
    expect(await states()).toEqual(['Ana NEW', 'Boris NEW', 'Cvita NEW']);
  });
});
