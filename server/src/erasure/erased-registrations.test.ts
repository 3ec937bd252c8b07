import { playingLeagueRoutes } from '../league';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { addIdentity, openDirectoryForTests } from '../platform/identity/testing/directory';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { createErasure, erasureRoutes } from '.';
import { wholeDatabase } from './testing-texts';

const ANA = {
  firstName: 'Ana',
  lastName: 'Žuborski',
  birthDate: '1990-01-01',
  email: 'ana.doma@example.com',
  phone: '098 123 4567',
  city: 'Ivankovo',
};
const NAME = 'Ana Žuborski';
const NOW = '2026-03-01T08:00:00Z';

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  beforeEach(async () => {
    db = await open();
    const directory = await openDirectoryForTests(db);
    club = await openTestClub(
      db,
      (base) => {
        const parts = { ...base, db, directory };
        return [erasureRoutes(createErasure(parts)), playingLeagueRoutes(parts)];
      },
      NOW,
    );
    admin = await club.addMember({ roles: ['ADMIN'], firstName: 'Zvonimir', lastName: 'Upravitelj' });
    const person = { firstName: 'Zvonimir', lastName: 'Upravitelj', password: 'jedna duga lozinka' };
    const { identityId } = admin;
    await addIdentity(db, { ...person, id: identityId, username: identityId, email: `${identityId}@example.com` });
    await db.transaction((tx) => directory.setRoles(tx, identityId, ['USER', 'ADMIN']));
  });
  afterEach(() => club.close());

  /** @returns the registration's id */
  const register = async (but: Partial<typeof ANA> = {}): Promise<number> => {
    const person = { ...ANA, ...but };
    expect((await club.as().post('league-registration', { ...person, consent: true })).status).toBe(201);
    const { id } = await db.handle
      .selectFrom('league_registration')
      .select('id')
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow();
    return id;
  };
  const refuse = (id: number, reason: string) =>
    club.as(admin).post(`admin/league/registrations/${id}/refuse`, { reason });
  const eraseMember = (id: number, username: string) =>
    club.as(admin).post(`admin/user-management/${id}/erase`, { username });
  const placesOf = async (word: RegExp) =>
    [...(await wholeDatabase(db.handle))].filter(([, text]) => word.test(text)).map(([place]) => place);
  const registered = async (id: number) =>
    (await club.as(admin).get('admin/league/registrations?year=2026')).body.find(
      (row: { id: number }) => row.id === id,
    );
  const HERS = /Žuborski|ana\.|098.?123|1990-01-01/i;

  test('a member leaves no registration with another e-mail', async () => {
    const ana = await club.addMember({ ...ANA, username: 'ana', email: 'ana@klub.hr' });
    await refuse(await register({ firstName: 'ANA', lastName: 'Zuborski' }), 'Žuborski se predomislila');
    expect((await eraseMember(ana.id, 'ana')).status).toBe(200);
    expect(await placesOf(HERS)).toEqual([]);
    expect(await placesOf(/zuborski/i)).toEqual([]);
  });

  test('of a player’s namesakes only who was born on the same day is the player', async () => {
    const added = await club.as(admin).post('admin/league/registrations', { ...ANA, year: 2027 });
    await register({ email: 'ana.posao@example.com' });
    const namesake = await register({ email: 'druga@example.com', birthDate: '1971-07-07', phone: '091 555 777' });
    const { id } = added.body.registration.player;
    expect((await club.as(admin).post(`admin/league/players/${id}/erase`, { name: NAME })).status).toBe(200);
    expect(await placesOf(/ana\.|098.?123|1990-01-01/)).toEqual([]);
    expect(await registered(namesake)).toMatchObject({ lastName: 'Žuborski', birthDate: '1971-07-07' });
  });
});
