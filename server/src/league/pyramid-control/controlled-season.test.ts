import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../../testing/test-club';
import { projectSeason, replaySeason } from '../engine';
import { simulateSeason } from '../engine/testing/simulate-season';
import { playingLeagueRoutes } from '../playing-calls';
import { tableOf } from '../projection/season-rows';
import { writeArchivedSeason } from '../season-changes/write-season';
import { insertSeason, type NewLeagueSeason, presetFrame } from '../seasons/league-seasons.repository';
import { addPlayers } from '../seasons/testing';

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  beforeAll(async () => {
    db = await open();
    club = await openTestClub(db, (parts) => [playingLeagueRoutes({ ...parts, db })], '2026-06-12T08:00:00Z');
    admin = await club.addMember({ roles: ['USER', 'ADMIN'] });
  });
  afterEach(() => db.handle.deleteFrom('league_season').execute());

  const insert = (year: number, state: NewLeagueSeason['state'], kind: NewLeagueSeason['kind'] = 'RULES') =>
    db.transaction((tx) => insertSeason(tx, { year, kind, state, plannedRounds: 17, frame: presetFrame(year) }));
  const read = async () => (await club.as(admin).get('admin/pyramid-control')).body;
  const controlled = async () => (await read()).year;

  test('the season that is played, whatever else is being prepared', async () => {
    await insert(2021, 'PREPARING');
    await insert(2026, 'ROUNDS');
    await insert(2027, 'PREPARING');
    expect(await controlled()).toBe(2026);
  });

  test('before and after it the next one, never one of the past that nobody has played', async () => {
    await insert(2021, 'PREPARING');
    await insert(2025, 'FINISHED');
    await insert(2026, 'PREPARING');
    await insert(2027, 'PREPARING');
    expect(await controlled()).toBe(2026);
  });

  test('the newest where no season is open', async () => {
    await insert(2019, 'FINISHED', 'GROUPS');
    await insert(2025, 'FINISHED');
    expect(await controlled()).toBe(2025);
  });

  test.each([
    ['while it is played: only substitutes come', 'ROUNDS', 'RULES', ' Moguća je samo zamjena.'],
    ['in its knockout', 'KNOCKOUT', 'RULES', ''],
    ['when it is over', 'FINISHED', 'RULES', ''],
    ['in an archived season', 'FINISHED', 'ARCHIVE', ''],
  ] as const)('a published pyramid is not arranged any more, %s', async (_, state, kind, remedy) => {
    await insert(2025, state, kind);
    expect((await club.as(admin).delete('admin/clear-all-pyramid')).body).toMatchObject({
      status: 409,
      code: 'SEASON_PUBLISHED',
      message: `Piramida je objavljena i više se ne može slagati.${remedy}`,
    });
  });

  test('the preset pyramid names the season whose order it follows, and none where there is no pyramid before', async () => {
    await insert(2026, 'PREPARING');
    const preset = async () => {
      const { version } = await read();
      return (await club.as(admin).post('admin/pyramid-initial/2026/preset', { version })).body.message;
    };
    await insert(2019, 'FINISHED', 'GROUPS');
    expect(await read()).toMatchObject({ presetYear: null });
    expect(await preset()).toBe('Piramida je složena po redu prijave.');
    const past = simulateSeason({ players: 8, seed: 2, year: 2024, settings: { rounds: 2 } });
    const season = replaySeason(past.record);
    const archived = {
      kind: 'ARCHIVE',
      plannedRounds: 2,
      projected: projectSeason(season),
      ...tableOf(season),
    } as const;
    await db.transaction(async (tx) => {
      await addPlayers(tx, past.cast);
      await writeArchivedSeason(tx, { ...archived, at: club.clock.now(), actorId: null });
    });
    expect(await read()).toMatchObject({ presetYear: 2024 });
    const message = 'Piramida je složena po poretku lige iz 2024. godine.';
    expect(await preset()).toBe(message);
    // The archive of some seasons ends with a round that has no result pyramid.
    const last = db.handle.deleteFrom('league_cell').where('year', '=', 2024).where('round', '=', 2);
    await last.where('sheet', '=', 'RESULT').execute();
    expect(await read()).toMatchObject({ presetYear: 2024 });
    expect(await preset()).toBe(message);
  });

  test('a season of the past is imported, not prepared', async () => {
    const prepare = (year: number) => club.as(admin).post('admin/league/seasons', { year });
    expect((await prepare(2021)).body).toMatchObject({ status: 400, fields: { year: expect.any(String) } });
    expect((await prepare(2026)).status).toBe(201);
  });
});
