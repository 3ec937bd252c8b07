import { readFileSync } from 'node:fs';
import path from 'node:path';
import { captionsOf } from '../../gallery';
import { fixedClock } from '../../platform/clock';
import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { openLiveHub } from '../../platform/live';
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
});
