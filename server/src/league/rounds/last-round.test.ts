import { eachEngine } from '../../platform/database/testing';
import { openPlayedLeague, type PlayedLeague, YEAR } from '../testing-playing';
import { publishFirstRound } from '../testing-season';

const LATE = {
  firstName: 'Kasni',
  lastName: 'Dolazak',
  birthDate: '1990-01-01',
  email: 'kasni@example.com',
  phone: '098 123 4567',
  city: 'Ivankovo',
};

eachEngine((open) => {
  let league: PlayedLeague;
  const season = async () => (await league.as(league.admin).get('admin/league/seasons')).body[0];
  const window = async () => (await league.as().get('league-registration')).body.year;
  beforeAll(async () => {
    league = await openPlayedLeague(await open(), 8);
    await league.db.handle
      .updateTable('league_season')
      .set({ registration_until: `${YEAR}-12-31` })
      .execute();
    await publishFirstRound(league);
  });

  test('while a round is to come, people register for this season, to join it', async () => {
    expect(await season()).toMatchObject({ takesPlayers: true, substitutesOnly: false });
    expect(await window()).toBe(YEAR);
  });

  test('in the last one somebody can be accepted to substitute, but joins no round; others register for the next season', async () => {
    expect((await league.asAdmin('PUT', 'planned-rounds', { rounds: 1, reason: 'Kiša' })).status).toBe(200);
    expect(await season()).toMatchObject({ takesPlayers: true, substitutesOnly: true });
    expect(await window()).toBe(YEAR + 1);
    const added = await league.as(league.admin).post('admin/league/registrations', { ...LATE, year: YEAR });
    expect(added.status).toBe(201);
    expect((await league.control()).joining).toEqual([]);
    const absence = { playerId: league.players[0], substituteId: added.body.registration.player.id };
    expect((await league.asAdmin('PUT', 'rounds/1/absences', absence)).status).toBe(200);
    expect((await league.asAdmin('POST', 'rounds/publish', { next: null })).status).toBe(200);
    expect(await season()).toMatchObject({ takesPlayers: false, substitutesOnly: false });
  });

  test('the next season is prepared with the rounds that were planned, even if rain ended this one early', async () => {
    const before = await season();
    expect(before).toMatchObject({ year: YEAR, rules: { rounds: 1 } });
    // Saved unchanged from the form, which shows the number in force.
    const { rules, frame, version } = before;
    const saved = await league.as(league.admin).put(`admin/league/seasons/${YEAR}/settings`, { rules, frame, version });
    expect(saved.status).toBe(200);
    expect((await league.as(league.admin).post('admin/league/seasons', { year: YEAR + 1 })).status).toBe(201);
    expect(await season()).toMatchObject({ year: YEAR + 1, rules: { rounds: 17 } });
    expect(await league.control()).toMatchObject({ plannedRounds: 1 });
  });
});
