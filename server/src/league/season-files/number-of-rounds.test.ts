import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LeagueSeasonSettings } from '@club/shared/contracts/league/season-settings';
import { eachEngine } from '../../platform/database/testing';
import { openTestClub } from '../../testing/test-club';
import { seasonSettings } from '../engine';
import { playingLeagueRoutes } from '../playing-calls';
import { publicLeagueRoutes } from '../public-calls';

const EXAMPLE = readFileSync(path.join(import.meta.dirname, '../../../../docs/examples/season-2018.csv'), 'utf8');
const SEASON = 'admin/league/seasons/2018';
const FILES = 'admin/league/season-files';

const PUBLIC_PAGES = [
  'league-seasons',
  'active-league',
  'all-pyramids?godina=2018',
  'league-results',
  'league-results?godina=2018',
  'league-draw/2018',
  'summer-league-seeders/2018',
  'summer-league/statistics?year=2018',
  'summer-league/winners',
  'players-list',
  'details/1',
];
const ADMIN_PAGES = [
  'admin/league/seasons',
  SEASON,
  `${SEASON}/changes`,
  'admin/pyramid-control',
  'admin/pyramid-initial/2018',
  `${FILES}/2018`,
];

eachEngine((open) => {
  test.each([0, 21, 40])('a season of %i planned rounds is shown, exported and imported again', async (rounds) => {
    const db = await open();
    const routes = [publicLeagueRoutes, playingLeagueRoutes];
    const club = await openTestClub(db, (parts) => routes.map((of) => of({ ...parts, db })), '2018-11-02T08:00:00Z');
    const admin = club.as(await club.addMember({ roles: ['USER', 'ADMIN'] }));
    const importing = async (text: string) =>
      (await admin.post(`${FILES}/import`, { files: [{ name: 'sezona.csv', text }] })).status;
    const exported = async () => (await admin.get(`${FILES}/2018`)).body;
    const text = EXAMPLE.replace('SEZONA;2018;PIRAMIDA;2;', `SEZONA;2018;PIRAMIDA;${rounds};`);
    expect(text).not.toBe(EXAMPLE);
    expect(await importing(text)).toBe(200);

    for (const page of PUBLIC_PAGES) expect([page, (await club.as().get(page)).status]).toEqual([page, 200]);
    for (const page of ADMIN_PAGES) expect([page, (await admin.get(page)).status]).toEqual([page, 200]);
    expect((await club.as().get('league-seasons')).body.seasons).toMatchObject([{ plannedRounds: rounds }]);

    const [settings] = (await admin.get('admin/league/seasons')).body as LeagueSeasonSettings[];
    const { year: _, lotSeed: __, ...preset } = seasonSettings(2018);
    expect(settings?.rules).toEqual(preset);
    const saved = { rules: null, frame: settings?.frame, version: settings?.version };
    const stale = await admin.put(`${SEASON}/settings`, { ...saved, version: 99 });
    expect(stale.body).toMatchObject({ status: 409, code: 'SEASON_CHANGED', current: { rules: preset } });
    expect((await admin.put(`${SEASON}/settings`, saved)).status).toBe(200);

    expect(await exported()).toBe(text);
    expect(await importing(EXAMPLE)).toBe(200);
    expect(await exported()).toBe(EXAMPLE);
  });
});
