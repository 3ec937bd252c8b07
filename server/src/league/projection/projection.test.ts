import * as fc from 'fast-check';
import { fixedClock } from '../../platform/clock';
import { eachEngine } from '../../platform/database/testing';
import { openLiveHub } from '../../platform/live';
import { projectSeason, recordResults, replaySeason, type SeasonRecord, simulateSeason } from '../engine';
import { changeSeason } from '../season-changes/change-season';
import { writeArchivedSeason, writeRulesSeason } from '../season-changes/write-season';
import { rowsOfRecord, tableOf } from '../seasons/season-rows';
import { addPlayers } from '../seasons/testing';
import { storedRows, verifyLeague } from './verify-league';

const BY = { at: new Date('2026-10-01T00:00:00Z'), actorId: null };

eachEngine((open) => {
  test('what pages read equals the replay, after a whole season and after every correction of it', async () => {
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

    const rounds = matches.filter(({ phase }) => /^\d+$/.test(phase));
    await fc.assert(
      fc.asyncProperty(fc.nat(rounds.length - 1), fc.nat(3), async (index, winner) => {
        const id = rounds[index]?.id ?? '';
        await changeSeason({ db, live, clock }, 2026, BY, ({ record }) => ({
          what: 'Ispravak',
          record: recordResults(record as SeasonRecord, {
            [id]:
              winner === 3
                ? { outcome: 'UNPLAYED', excused: true }
                : winner === 2
                  ? null
                  : { outcome: 'WALKOVER', sets: [], by: winner === 0 ? 0 : 1 },
          }),
        }));
      }),
      { numRuns: 12 },
    );
    expect(await verifyLeague(db.handle)).toEqual([]);
    const { version } = await db.handle.selectFrom('league_season').select('version').executeTakeFirstOrThrow();
    expect(version).toBeGreaterThan(12);
    await db.handle.updateTable('league_cell').set({ start_points: 99 }).where('round', '=', 3).execute();
    expect(await verifyLeague(db.handle)).toMatchObject([{ year: 2026, table: 'league_cell' }]);
  });

  test('an archived season is stored as it is known, and replaced whole', async () => {
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
});
