import { eachEngine } from '../../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../../testing/test-club';
import { playingLeagueRoutes } from '../playing-calls';
import { IVO } from '../testing-registrations';

eachEngine((open) => {
  let club: TestClub;
  let admin: TestMember;
  const listed = async () => (await club.as(admin).get('admin/league/registrations?year=2026')).body;

  beforeAll(async () => {
    const db = await open();
    club = await openTestClub(db, (parts) => [playingLeagueRoutes({ ...parts, db })], '2026-03-01T08:00:00Z');
    admin = await club.addMember({ roles: ['USER', 'ADMIN'] });
  });

  test('what an administrator corrects in an accepted registration is corrected in the player too', async () => {
    const zlatko = { ...IVO, firstName: 'Zlatko', lastName: 'Tadic', email: 'zlatko@example.com' };
    const accepted = await club.as(admin).post('admin/league/registrations', { ...zlatko, year: 2026 });
    const { id, player, lastModifiedDate: seen } = accepted.body.registration;
    const inLeague = async () => {
      const { body } = await club.as(admin).get('admin/league/players');
      return body.find((each: { id: number }) => each.id === player.id);
    };
    const { city: _, ...rest } = zlatko;
    const own = { ...rest, nickname: 'Tadija', residence: 'Osijek', phone: '098 765' };
    expect((await club.as(admin).put(`admin/league/players/${player.id}`, own)).status).toBe(200);
    const corrected = { ...zlatko, lastName: 'Tadić', seen };
    const answer = await club.as(admin).put(`admin/league/registrations/${id}`, corrected);
    expect(answer.body.registration).toMatchObject({ lastName: 'Tadić', player: { prezime: 'Tadić' } });
    // What was entered for the player since is not replaced.
    expect(await inLeague()).toMatchObject({
      prezime: 'Tadić',
      nadimak: 'Tadija',
      residence: 'Osijek',
      phone: '098 765',
    });
    // Nobody but an administrator changes a player.
    const married = { ...zlatko, lastName: 'Taditsch' };
    const again = { ...married, email: 'zt@example.com', phone: '099 111' };
    for (const person of [married, again]) {
      expect((await club.as().post('league-registration', person)).status).toBe(201);
    }
    expect(await inLeague()).toMatchObject({ prezime: 'Tadić', email: zlatko.email, phone: '098 765' });
    const registered = (await listed()).find((each: { id: number }) => each.id === id);
    expect(registered.changedFields).toEqual(['lastName', 'email', 'phone']);
    // Saving it as it is passes on what the person has changed, and nothing else.
    const sent = { ...again, seen: registered.lastModifiedDate };
    const passed = await club.as(admin).put(`admin/league/registrations/${id}`, sent);
    expect(passed.body.registration).toMatchObject({ changedFields: [], player: { prezime: 'Taditsch' } });
    expect(await inLeague()).toMatchObject({ email: 'zt@example.com', phone: '099 111', residence: 'Osijek' });
  });
});
