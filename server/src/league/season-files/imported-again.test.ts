import { readFileSync } from 'node:fs';
import path from 'node:path';
import { captionsOf } from '../../gallery';
import { fixedClock } from '../../platform/clock';
import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { openLiveHub } from '../../platform/live';
import { erasedPlayerName } from '../players/erased-players';
import { allPlayers } from '../players/league-players.repository';
import { findSeason, frameColumns, frameOf, presetFrame, updateSeason } from '../seasons/league-seasons.repository';
import { createSeasonFiles, type SeasonFiles } from './season-files.service';

const EXAMPLE = readFileSync(path.join(import.meta.dirname, '../../../../docs/examples/season-2018.csv'), 'utf8');
const AT = new Date('2026-10-01T00:00:00Z');
const YEAR = 2018;

eachEngine((open) => {
  let db: TestDatabase;
  let files: SeasonFiles;
  beforeEach(async () => {
    db = await open();
    const live = await openLiveHub(db, (error) => {
      throw error;
    });
    files = createSeasonFiles({ db, live, clock: fixedClock(AT.toISOString()) });
    await importing(EXAMPLE);
  });
  const importing = (text: string) => files.import([{ name: 'sezona.csv', text }], null);

  test('its players are those who are there already, however their letters and spaces are stored', async () => {
    const before = await allPlayers(db.handle);
    await importing(EXAMPLE.replace(/^(IGRAČ;.*)$/gm, (line) => line.normalize('NFD').replace('IGRAC\u030c', 'IGRAČ')));
    expect(await allPlayers(db.handle)).toEqual(before);
  });

  test('what administrators have set for the season stays', async () => {
    const frame = { ...presetFrame(YEAR), feeCents: 2_000, hiddenLinks: ['gallery'] } as const;
    await db.transaction((tx) => updateSeason(tx, YEAR, frameColumns(frame)));
    await importing(EXAMPLE);
    const season = await findSeason(db.handle, YEAR);
    expect(season && frameOf(season)).toEqual(frame);
  });

  test('the captions of its pictures change only with a file that brings some', async () => {
    const picture = { year: YEAR, kind: 'DRAWING', width: 4, height: 3, created_at: AT } as const;
    await db.handle
      .insertInto('gallery_picture')
      .values(
        [1, 2].map((number) => ({
          ...picture,
          widths: [],
          number,
          position: number,
          file: `${number}`,
          caption: 'Finale',
        })),
      )
      .execute();
    await importing(EXAMPLE);
    expect([...(await captionsOf(db.handle, YEAR))]).toEqual([
      [1, 'Finale'],
      [2, 'Finale'],
    ]);
    await importing(`${EXAMPLE}SLIKA;2;Pobjednici\r\n`);
    expect([...(await captionsOf(db.handle, YEAR))]).toEqual([[2, 'Pobjednici']]);
  });

  test('a person whose data are erased since does not come back by name, only by the pseudonym', async () => {
    const players = await allPlayers(db.handle);
    const { id = 0 } = players.find(({ lastName }) => lastName === 'Filipović') ?? {};
    const { firstName, lastName } = erasedPlayerName(id);
    await db.handle
      .updateTable('league_player')
      .set({ first_name: firstName, last_name: lastName, birth_date: null, residence: null, erased_at: AT })
      .where('id', '=', id)
      .execute();
    const report = await files.check([{ name: 'sezona.csv', text: EXAMPLE }]);
    const message = `U sezoni ${YEAR}. igrao je i ${firstName} ${lastName}, čiji su osobni podaci izbrisani: u datoteci ga tako i nazovite.`;
    expect(report.files[0]?.problems).toEqual([{ line: null, message }]);
    await expect(importing(EXAMPLE)).rejects.toMatchObject({ status: 400, code: 'SEASON_FILES_REFUSED' });
    const named = EXAMPLE.replace('Filipović;Marko;;1981-05-02;Ivankovo;', `${lastName};${firstName};;;;`);
    // As long as a row cannot be read, it may be the one of the pseudonym.
    const misread = named.replace(`${firstName};;;;IGRAO`, `${firstName};;;;IGRA`);
    await expect(importing(misread)).rejects.toMatchObject({ message: expect.stringContaining('Stupac „status”') });
    expect(await importing(named)).toMatchObject({ files: [{ newPlayers: 0 }] });
    expect(await allPlayers(db.handle)).toHaveLength(players.length);
    // What the club exports itself names nobody who is erased.
    expect(await importing(await files.export(YEAR))).toMatchObject({ files: [{ newPlayers: 0 }] });
  });
});
