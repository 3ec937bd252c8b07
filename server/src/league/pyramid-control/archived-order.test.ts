import { embeddedForTests } from '../../platform/database/testing';
import {
  finalOrder,
  lots,
  projectSeason,
  recordAbsence,
  recordResults,
  replaySeason,
  type Season,
  type SeasonRecord,
} from '../engine';
import { closed, defenderWins, seasonOf } from '../engine/testing/small-season';
import { tableOf } from '../projection/season-rows';
import { readSeasonPages, type SeasonPages } from '../pyramids/season-pages';
import { writeArchivedSeason } from '../season-changes/write-season';
import { addPlayers } from '../seasons/testing';
import { archivedOrder } from './archived-order';

const open = embeddedForTests();
const PLAYERS = 11;
const SUBSTITUTES = [12, 13, 14];

/** A season in which half of the matches are played or forfeited, and some players are absent or replaced. */
function idleSeason(seed: number, rounds: number): Season {
  const next = lots(seed);
  const isChosen = (share: number) => next() < share;
  const forfeit = () => ({ outcome: 'WALKOVER', sets: [], by: isChosen(0.5) ? 0 : 1 }) as const;
  let record: SeasonRecord = seasonOf(PLAYERS, { rounds });
  for (let round = 1; round <= rounds; round += 1) {
    const free = [...SUBSTITUTES];
    for (let player = 1; player <= PLAYERS; player += 1) {
      if (isChosen(0.2)) record = recordAbsence(record, { player, substitute: (isChosen(0.5) && free.pop()) || null });
    }
    const fixtures = replaySeason(record).rounds.at(-1)?.fixtures ?? [];
    const decided = fixtures
      .filter(() => isChosen(0.5))
      .map(({ id }) => [id, isChosen(0.6) ? defenderWins : forfeit()] as const);
    record = closed(recordResults(record, Object.fromEntries(decided)));
  }
  return replaySeason(record);
}

describe('resolution 38: the final order of an archived season', () => {
  /** The same season in the archive: what pages show of it, without the record that it follows from. */
  async function archived(season: Season): Promise<SeasonPages> {
    const db = await open();
    await db.transaction(async (tx) => {
      const people = Array.from({ length: PLAYERS + SUBSTITUTES.length }, (_, index) => `Igrač ${index + 1}`);
      await addPlayers(
        tx,
        people.map((lastName) => ({ firstName: 'Ivo', lastName })),
      );
      const rows = { kind: 'ARCHIVE', plannedRounds: season.rounds.length, projected: projectSeason(season) } as const;
      const at = new Date('2026-06-12T08:00:00Z');
      await writeArchivedSeason(tx, { ...rows, ...tableOf(season), at, actorId: null });
    });
    return readSeasonPages(db.handle, season.settings.year);
  }
  const lastPyramid = ({ cells }: SeasonPages, last: number) =>
    cells.filter(({ sheet, round }) => sheet === 'RESULT' && round === last).map((cell) => cell.player_id);

  test.each(Array.from({ length: 12 }, (_, index) => [index + 1, (index % 6) + 1]))(
    'is that of the same season played by the rules: seed %i, %i rounds',
    async (seed, rounds) => {
      const season = idleSeason(seed, rounds);
      expect(archivedOrder(await archived(season))).toEqual(finalOrder(season));
    },
  );

  test('puts a player without a match in the last rounds at the end of his row', async () => {
    const pages = await archived(idleSeason(1, 1));
    expect(archivedOrder(pages)).not.toEqual(lastPyramid(pages, 1));
  });

  test('is the last result pyramid where the archive has no matches', async () => {
    const pages = await archived(idleSeason(2, 2));
    const cells = pages.cells.map((cell) => ({ ...cell, absent: false, substitute_id: null }));
    expect(archivedOrder({ ...pages, cells, matches: [] })).toEqual(lastPyramid(pages, 2));
    expect(archivedOrder({ ...pages, cells: [] })).toEqual([]);
  });
});
