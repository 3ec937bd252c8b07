import { RegisteredPlayers } from '@club/shared/contracts/league/registration';
import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../../testing/test-club';
import { playingLeagueRoutes } from '../playing-calls';
import { publicLeagueRoutes } from '../public-calls';
import { IVO } from '../testing-registrations';

const person = (firstName: string, city = IVO.city) => ({
  ...IVO,
  firstName,
  email: `${firstName}@example.com`,
  city,
});

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  const listed = async () => RegisteredPlayers.parse((await club.as().get('registered-players')).body);
  const names = async () => (await listed()).map(({ ime }) => ime);
  const registrations = async () => (await club.as(admin).get('admin/league/registrations?year=2026')).body;

  beforeAll(async () => {
    db = await open();
    club = await openTestClub(
      db,
      (parts) => [playingLeagueRoutes({ ...parts, db }), publicLeagueRoutes({ ...parts, db })],
      '2026-03-01T08:00:00Z',
    );
    admin = await club.addMember({ roles: ['USER', 'ADMIN'] });
    for (const name of ['Ana', 'Bela', 'Cvita']) await club.as().post('league-registration', person(name));
  });

  test('one answer serves all visitors until something in it changes', async () => {
    const first = await club.as().get('registered-players');
    expect(first.headers).toMatchObject({ 'cache-control': 'public, no-cache', etag: expect.any(String) });
    // Bypasses the services, so that nobody is notified.
    await db.handle.updateTable('league_registration').set({ city: 'Cerna', first_name: 'Eva' }).execute();
    expect((await club.as().get('registered-players')).body).toEqual(first.body);
    expect(
      (await club.as(undefined, { 'if-none-match': String(first.headers.etag) }).get('registered-players')).status,
    ).toBe(304);
    for (const { id, email } of await registrations()) {
      const [firstName] = email.split('@');
      await db.handle.updateTable('league_registration').set({ first_name: firstName }).where('id', '=', id).execute();
    }
  });

  test('registering, accepting, correcting and refusing show at once', async () => {
    await club.as().post('league-registration', person('Dora'));
    expect(await names()).toContain('Dora');
    const [{ id }] = (await registrations()).filter(({ firstName }: { firstName: string }) => firstName === 'Bela');
    await club.as(admin).post(`admin/league/registrations/${id}/refuse`, { reason: 'Ne igra.' });
    expect(await names()).not.toContain('Bela');
    const [dora] = await registrations();
    const seen = dora.lastModifiedDate;
    await club.as(admin).put(`admin/league/registrations/${dora.id}`, { ...person('Dorotea'), seen });
    expect(await names()).toContain('Dorotea');
    await club.as(admin).post('admin/league/registrations', { ...person('Edi'), year: 2026 });
    expect(await names()).toContain('Edi');
  });

  test('the list is that of the season one can register for on that day', async () => {
    club.clock.set('2026-12-01T08:00:00Z');
    expect(await names()).toEqual([]);
    club.clock.set('2026-03-01T08:00:00Z');
    expect(await names()).toContain('Ana');
  });
});
