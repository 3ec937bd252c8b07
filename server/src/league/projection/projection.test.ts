import { fixedClock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { eachEngine } from '../../platform/database/testing';
import { openLiveHub } from '../../platform/live';
import { queueBehindLock } from '../../testing/concurrently';
import { projectSeason, replaySeason } from '../engine';
import { simulateSeason } from '../engine/testing/simulate-season';
import { correctAtRandom } from '../random-corrections/correct-at-random';
import { writeArchivedSeason, writeRulesSeason } from '../season-changes/write-season';
import { prepareSeason } from '../seasons/prepare-season';
import { addPlayers } from '../seasons/testing';
import { rowsOfRecord, tableOf } from './season-rows';
import { storedRows } from './stored-rows.repository';
import { verifyLeague } from './verify-league';

/** `npm run league:verify -- --corrections 500` makes more of them on the stored data. */
const CORRECTIONS = 12;
const BY = { at: new Date('2026-10-01T00:00:00Z'), actorId: null };

eachEngine((open, postgresTest) => {
  test('the stored pages equal the replay, after a whole season and after every correction of it', async () => {
    const db = await open();
    const clock = fixedClock('2026-10-01T08:00:00Z');
    const live = await openLiveHub(db, (error) => {
      throw error;
    });
    const { cast, record } = simulateSeason({ players: 51, seed: 7, year: 2026, settings: { rounds: 7 } });
    await db.transaction(async (tx) => {
      await addPlayers(tx, cast);
      await writeRulesSeason(tx, { ...BY, record, state: 'FINISHED' });
    });
    expect(await verifyLeague(db.handle)).toEqual([]);
    const matches = await db.handle.selectFrom('league_match').selectAll().execute();
    expect(matches).toHaveLength(rowsOfRecord(record).league_match.length);

    const corrections = await correctAtRandom({ db, live, clock }, CORRECTIONS, 11);
    expect(corrections).toMatchObject({ corrected: CORRECTIONS, differences: [] });
    expect(await verifyLeague(db.handle)).toEqual([]);
    const { version } = await db.handle.selectFrom('league_season').select('version').executeTakeFirstOrThrow();
    expect(version).toBeGreaterThan(CORRECTIONS);
    await db.handle.updateTable('league_cell').set({ start_points: 99 }).where('round', '=', 3).execute();
    expect(await verifyLeague(db.handle)).toMatchObject([{ year: 2026, table: 'league_cell' }]);
  });

  test('a club without a season has nothing to correct', async () => {
    const db = await open();
    const clock = fixedClock('2026-10-01T08:00:00Z');
    const live = await openLiveHub(db, (error) => {
      throw error;
    });
    expect(await correctAtRandom({ db, live, clock }, CORRECTIONS)).toEqual({
      corrected: 0,
      refused: 0,
      differences: [],
    });
  });

  test('an archived season is stored unchanged, and replaced as a whole', async () => {
    const db = await open();
    const { cast, record } = simulateSeason({ players: 12, seed: 3, year: 2020, settings: { rounds: 4 } });
    const season = replaySeason(record);
    const projected = projectSeason(season);
    const archived = { ...BY, kind: 'ARCHIVE', plannedRounds: 4, projected, ...tableOf(season) } as const;
    await db.transaction(async (tx) => {
      await addPlayers(tx, cast);
      await writeArchivedSeason(tx, archived);
      await writeArchivedSeason(tx, { ...archived, projected: { ...projected, titles: [] } });
    });
    const rows = await storedRows(db.handle, 2020);
    expect(rows.league_cell).toHaveLength(projected.cells.length);
    expect(rows.league_title).toEqual([]);
    expect(await db.handle.selectFrom('league_season').select(['kind', 'state', 'version']).execute()).toEqual([
      { kind: 'ARCHIVE', state: 'FINISHED', version: 2 },
    ]);
    const again = db.transaction((tx) => writeRulesSeason(tx, { ...BY, record, state: 'FINISHED' }));
    await expect(again).resolves.toBeUndefined();
    await expect(db.transaction((tx) => writeArchivedSeason(tx, archived))).rejects.toMatchObject({
      code: 'SEASON_EXISTS',
    });
  });

  test('a season with open registration is not replaced by an archived one', async () => {
    const db = await open();
    const { cast, record } = simulateSeason({ players: 12, seed: 3, year: 2027, settings: { rounds: 4 } });
    const season = replaySeason(record);
    const archived = { ...BY, kind: 'ARCHIVE', plannedRounds: 4, projected: projectSeason(season), ...tableOf(season) };
    await db.transaction(async (tx) => {
      await addPlayers(tx, cast);
      await prepareSeason(tx, 2027);
    });
    await expect(
      db.transaction((tx) => writeArchivedSeason(tx, { ...archived, kind: 'ARCHIVE' })),
    ).rejects.toMatchObject({ code: 'SEASON_EXISTS' });
    expect(await db.handle.selectFrom('league_season').select(['kind', 'state']).execute()).toEqual([
      { kind: 'RULES', state: 'PREPARING' },
    ]);
  });

  postgresTest('a season that a registration prepares at the same time is not overwritten', async () => {
    const db = await open();
    const { cast, record } = simulateSeason({ players: 12, seed: 3, year: 2026, settings: { rounds: 4 } });
    const season = replaySeason(record);
    const archived = { ...BY, kind: 'ARCHIVE', plannedRounds: 4, projected: projectSeason(season), ...tableOf(season) };
    await db.transaction((tx) => addPlayers(tx, cast));
    const writings = [
      (tx: Tx) => writeArchivedSeason(tx, { ...archived, kind: 'ARCHIVE' }),
      (tx: Tx) => writeRulesSeason(tx, { ...BY, record, state: 'FINISHED' }),
    ];
    for (const writing of writings) {
      await db.handle.deleteFrom('league_season').execute();
      const outcomes = await queueBehindLock(
        db,
        (tx) => prepareSeason(tx, 2026),
        () => db.transaction(writing),
      );
      expect(outcomes).toEqual(['SEASON_EXISTS']);
      expect(await db.handle.selectFrom('league_season').select(['kind', 'state', 'version']).execute()).toEqual([
        { kind: 'RULES', state: 'PREPARING', version: 1 },
      ]);
    }
  });
});
