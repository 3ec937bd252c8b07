import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fixedClock } from '../../platform/clock';
import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { openLiveHub } from '../../platform/live';
import { allPlayers, insertPlayers } from '../players/league-players.repository';
import { readPlayerNames } from '../players/player-names';
import { createSeasonFiles, type SeasonFiles } from './season-files.service';

const EXAMPLE = readFileSync(path.join(import.meta.dirname, '../../../../docs/examples/season-2018.csv'), 'utf8');
const AT = new Date('2026-10-01T00:00:00Z');
/** As another club exports the season after it has erased the data of a player. */
const EXPORTED = EXAMPLE.replace('Filipović;Marko;;1981-05-02;Ivankovo;', 'igrač 7;Bivši;;;;');
const EARLIER = EXPORTED.replaceAll('2018', '2017');
const PSEUDONYM = { firstName: 'Bivši', lastName: 'igrač 7' };

eachEngine((open) => {
  let db: TestDatabase;
  let files: SeasonFiles;
  beforeEach(async () => {
    db = await open();
    const live = await openLiveHub(db, (error) => {
      throw error;
    });
    files = createSeasonFiles({ db, live, clock: fixedClock(AT.toISOString()) });
  });
  const given = (...texts: readonly string[]) => texts.map((text, index) => ({ name: `${index}.csv`, text }));
  const importing = (...texts: readonly string[]) => files.import(given(...texts), null);
  const ownErased = () => db.transaction((tx) => insertPlayers(tx, [{ ...PSEUDONYM, createdAt: AT, erasedAt: AT }]));
  const erasedPlayers = async () => (await allPlayers(db.handle)).filter(({ erasedAt }) => erasedAt);
  const shownErased = async () => {
    const names = await readPlayerNames(db.handle);
    return (await erasedPlayers()).map(({ id }) => names.of(id).displayName).sort();
  };
  /** Who has won the consolation: the erased player, in both seasons. */
  const winners = async () => {
    const titles = db.handle.selectFrom('league_title').select('player_id').where('tournament', '=', 'CONSOLATION');
    return (await titles.execute()).map(({ player_id }) => player_id);
  };

  test('a person whom another club has erased is an erased player, with the whole pseudonym as name', async () => {
    expect(await importing(EXPORTED)).toMatchObject({ files: [{ players: 6, newPlayers: 6 }] });
    const [erased, ...others] = await erasedPlayers();
    expect([erased, others]).toEqual([expect.objectContaining({ ...PSEUDONYM, erasedAt: AT }), []]);
    expect((await readPlayerNames(db.handle)).of(erased?.id ?? 0).displayName).toBe('Bivši igrač 7');
  });

  test('he is not the player of whom this club has erased the data under the same pseudonym', async () => {
    const [own = 0] = await ownErased();
    expect(await importing(EXPORTED)).toMatchObject({ files: [{ newPlayers: 6 }] });
    expect(await erasedPlayers()).toHaveLength(2);
    expect(await winners()).not.toContain(own);
    const seen = await allPlayers(db.handle);
    // Only in the season in which he is already, he is found again.
    expect(await importing(EXPORTED)).toMatchObject({ files: [{ newPlayers: 0 }] });
    expect(await importing(EARLIER)).toMatchObject({ files: [{ newPlayers: 1 }] });
    expect(await allPlayers(db.handle)).toHaveLength(seen.length + 1);
  });

  test('in files that are imported together he is one person, as in the club that wrote them', async () => {
    await ownErased();
    const report = { files: [{ newPlayers: 6 }, { newPlayers: 0 }] };
    expect(await files.check(given(EARLIER, EXPORTED))).toMatchObject(report);
    expect(await importing(EARLIER, EXPORTED)).toMatchObject(report);
    expect(await erasedPlayers()).toHaveLength(2);
    expect(new Set(await winners()).size).toBe(1);
    expect(await importing(EARLIER, EXPORTED)).toMatchObject({ files: [{ newPlayers: 0 }, { newPlayers: 0 }] });
  });

  test.each([false, true])('so he is with a season that is there already; with a suffix: %s', async (hasSuffix) => {
    if (hasSuffix) await ownErased();
    await importing(EXPORTED);
    const seen = await allPlayers(db.handle);
    const nobodyNew = { files: [{ newPlayers: 0 }, { newPlayers: 0 }] };
    expect(await files.check(given(EARLIER, EXPORTED))).toMatchObject(nobodyNew);
    expect(await importing(EARLIER, EXPORTED)).toMatchObject(nobodyNew);
    expect(await allPlayers(db.handle)).toEqual(seen);
    expect(new Set(await winners()).size).toBe(1);
  });

  test('two seasons that have been imported apart keep their people when they are imported together', async () => {
    await importing(EXPORTED);
    await importing(EARLIER);
    const seen = await winners();
    expect(new Set(seen).size).toBe(2);
    const third = EXPORTED.replaceAll('2018', '2016');
    const report = { files: [{ newPlayers: 0 }, { newPlayers: 0 }, { newPlayers: 0 }] };
    expect(await importing(third, EARLIER, EXPORTED)).toMatchObject(report);
    expect(new Set(await winners())).toEqual(new Set(seen));
  });

  test('a pseudonym that the club has given already gets a suffix, and the file still finds him in its season', async () => {
    await ownErased();
    await importing(EXPORTED);
    expect(await shownErased()).toEqual(['Bivši igrač 7', 'Bivši igrač 7/2']);
    expect(await importing(EXPORTED)).toMatchObject({ files: [{ newPlayers: 0 }] });
    const exported = await files.export(2018);
    expect(exported).toContain('igrač 7/2;Bivši');
    expect(await importing(exported)).toMatchObject({ files: [{ newPlayers: 0 }] });
    // Not the suffix that somebody else has in the file.
    const alsoSecond = EARLIER.replace('Grgić;Matej;;;;', 'igrač 7/3;Bivši;;;;');
    await importing(alsoSecond);
    expect(await shownErased()).toEqual(['Bivši igrač 7', 'Bivši igrač 7/2', 'Bivši igrač 7/3', 'Bivši igrač 7/4']);
    expect(await importing(alsoSecond)).toMatchObject({ files: [{ newPlayers: 0 }] });
  });

  test('nobody is asked for the date of birth of erased people whom a file could not tell apart', async () => {
    await importing(EXPORTED.replace('Grgić;Matej;;;;', 'igrač 9;Bivši;;;;'));
    await db.handle
      .updateTable('league_player')
      .where('last_name', '=', 'igrač 9')
      .set({ last_name: 'igrač 7' })
      .execute();
    const message = 'Sezona 2018. ne može se preuzeti: u datoteci se ne bi razlikovali Bivši igrač 7, Bivši igrač 7.';
    await expect(files.export(2018)).rejects.toMatchObject({ code: 'NAMESAKES', message });
  });

  test('somebody else is not taken for him', async () => {
    await ownErased();
    await importing(EXPORTED);
    const unknown = EXPORTED.replace('igrač 7;Bivši', 'igrač 9;Bivši');
    await expect(importing(unknown)).rejects.toMatchObject({
      message: expect.stringContaining('igrao je i Bivši igrač 7/2, čiji su osobni podaci izbrisani'),
    });
  });

  test('nothing is kept that a file says about him beside the pseudonym', async () => {
    const named = EXAMPLE.replace('Filipović;Marko;;', 'igrač 7;Bivši;Maki;');
    await importing(named);
    const nothing = { nickname: null, birthDate: null, residence: null };
    expect(await erasedPlayers()).toEqual([expect.objectContaining({ ...PSEUDONYM, ...nothing })]);
    expect(await importing(named)).toMatchObject({ files: [{ newPlayers: 0 }] });
  });
});
