import type { Registration } from '@club/shared/contracts/league/registrations-control';
import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../../testing/test-club';
import { insertPlayers } from '../players/league-players.repository';
import { playingLeagueRoutes } from '../playing-calls';
import { CONSENTING, IVO } from '../testing-registrations';

const OTHER = { ...CONSENTING, firstName: 'Netko', lastName: 'Drugi', phone: '099 000', city: 'Otok' };

/** A decision is about the data that the administrator was shown: anybody can send others with the same e-mail. */
eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  let playerId: number;
  let shown: Registration;

  beforeAll(async () => {
    db = await open();
    club = await openTestClub(db, (parts) => [playingLeagueRoutes({ ...parts, db })], '2026-03-01T08:00:00Z');
    admin = await club.addMember({ roles: ['USER', 'ADMIN'] });
  });
  beforeEach(async () => {
    await db.handle.deleteFrom('league_registration').execute();
    const { firstName, lastName, birthDate } = IVO;
    const earlier = { firstName, lastName, birthDate, email: IVO.email, createdAt: club.clock.now() };
    [playerId = 0] = await db.transaction((tx) => insertPlayers(tx, [earlier]));
    club.clock.set('2026-03-01T08:00:00Z');
    await club.as().post('league-registration', CONSENTING);
    shown = await registration();
    club.clock.set('2026-03-01T09:00:00Z');
  });

  const registration = async (): Promise<Registration> =>
    (await club.as(admin).get('admin/league/registrations?year=2026')).body[0];
  const decide = (decision: 'accept' | 'refuse', body: object) =>
    club.as(admin).post(`admin/league/registrations/${shown.id}/${decision}`, body);
  const storedPlayer = () =>
    db.handle
      .selectFrom('league_player')
      .select(['first_name', 'last_name'])
      .where('id', '=', playerId)
      .executeTakeFirstOrThrow();

  test.each([
    ['accept', () => ({ playerId })],
    ['refuse', () => ({ reason: 'Popunjeno' })],
  ] as const)('to %s data that nobody was shown is refused, with the new ones', async (decision, choice) => {
    await club.as().post('league-registration', OTHER);
    const late = await decide(decision, { ...choice(), seen: shown.lastModifiedDate });
    expect(late.body).toMatchObject({
      status: 409,
      code: 'REGISTRATION_CHANGED',
      message:
        'Prijava je u međuvremenu promijenjena. Sada: Netko Drugi, 01.05.1990., Ivo@Example.com, 099 000, Otok. Provjerite je i ponovite.',
      registration: { firstName: 'Netko', state: 'NEW', player: null },
    });
    expect(await registration()).toMatchObject({ state: 'NEW', refuseReason: null, player: null });
    expect(await storedPlayer()).toEqual({ first_name: 'Ivo', last_name: 'Novak' });
    const again = { ...choice(), seen: late.body.registration.lastModifiedDate };
    expect((await decide(decision, again)).status).toBe(200);
  });

  const logged = () => db.handle.selectFrom('action_log').select(['action', 'after']).orderBy('id').execute();

  test('a correction that is sent again, because the answer was lost, is saved and logged once', async () => {
    const earlier = await logged();
    const correct = (city: string) =>
      club.as(admin).put(`admin/league/registrations/${shown.id}`, { ...IVO, city, seen: shown.lastModifiedDate });
    const first = await correct('Otok');
    club.clock.set('2026-03-01T10:00:00Z');
    expect(await correct('Otok')).toMatchObject({ status: 200, body: first.body });
    expect(await logged()).toHaveLength(earlier.length + 1);
    expect((await correct('Cerna')).body).toMatchObject({ code: 'REGISTRATION_CHANGED' });
  });

  test('a correction to what the person has changed since acceptance passes it on to the player', async () => {
    await decide('accept', { playerId });
    await club.as().post('league-registration', { ...CONSENTING, lastName: 'Novačić' });
    const { lastModifiedDate: seen } = await registration();
    const corrected = { ...IVO, lastName: 'Novačić', seen };
    expect((await club.as(admin).put(`admin/league/registrations/${shown.id}`, corrected)).status).toBe(200);
    expect(await storedPlayer()).toMatchObject({ last_name: 'Novačić' });
  });

  test('a refusal is logged once, unless its reason is another one', async () => {
    const earlier = await logged();
    const refuse = (reason: string) => decide('refuse', { reason, seen: shown.lastModifiedDate });
    const first = await refuse('Popunjeno');
    expect(await refuse('Popunjeno')).toMatchObject({ status: 200, body: first.body });
    await refuse('Nije osoba.');
    const entries = (await logged()).slice(earlier.length);
    expect(entries.map(({ after }) => after)).toEqual([{ Razlog: 'Popunjeno' }, { Razlog: 'Nije osoba.' }]);
  });

  test.each([
    ['the data as shown', () => ({ seen: shown.lastModifiedDate })],
    ['a page of an earlier release, which does not say what it has shown', () => ({})],
  ])('accepted: %s', async (_name, seen) => {
    const { body } = await decide('accept', { playerId, ...seen() });
    expect(body.registration).toMatchObject({ state: 'ACCEPTED', player: { id: playerId } });
  });
});
