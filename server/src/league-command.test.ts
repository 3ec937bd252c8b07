import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createHeartbeat } from './club-status';
import { migrate, openDatabase } from './platform/database';
import { copyPreparedFolderTo, emptyPostgresUrl, isServerReachable } from './platform/database/testing';
import { buildCommands, COMMAND_MS, type Commands, SEASON_2018 } from './testing/built-commands';

let commands: Commands;
beforeAll(async () => {
  commands = await buildCommands('league');
}, COMMAND_MS);
afterAll(() => commands.remove());

let home: string;
let club: { DATA_DIR: string };
beforeEach(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'league-'));
  club = { DATA_DIR: path.join(home, 'data') };
  fs.mkdirSync(club.DATA_DIR);
  await copyPreparedFolderTo(path.join(club.DATA_DIR, 'database'));
});
afterEach(() => fs.rmSync(home, { recursive: true }));

test(
  'a season is imported into an empty club and exported unchanged; an export with a wrong year leaves no file',
  async () => {
    expect(await commands.run(`league import ${SEASON_2018}`, club)).toMatchObject({ code: 0 });
    expect(await commands.run(`league export 2018 1999 ${home}`, club)).toEqual({
      code: 1,
      printed: 'Sezona 1999. ne postoji.\n',
    });
    const exported = path.join(home, 'season-2018.csv');
    expect(fs.existsSync(exported)).toBe(false);
    expect(await commands.run(`league export 2018 ${home}`, club)).toMatchObject({ code: 0 });
    expect(fs.readFileSync(exported, 'utf8')).toBe(fs.readFileSync(SEASON_2018, 'utf8'));

    if (fs.existsSync('/dev/full')) {
      fs.symlinkSync('/dev/full', `${exported}.draft`);
      expect(await commands.run(`league export 2018 ${home}`, club)).toEqual({
        code: 4,
        printed: `Na ${exported} ne može se pisati (ENOSPC).\n`,
      });
      expect(fs.readFileSync(exported, 'utf8')).toBe(fs.readFileSync(SEASON_2018, 'utf8'));
      expect(fs.readdirSync(home).toSorted()).toEqual(['data', 'season-2018.csv']);
    }
  },
  COMMAND_MS,
);

test(
  'which seasons are past is decided by the club’s clock, as on the screen that imports them',
  async () => {
    const then = { ...club, CLUB_NOW: '2017-06-01T08:00:00Z' };
    const { code, printed } = await commands.run(`league import --check ${SEASON_2018}`, then);
    expect(printed).toMatch(/, ne može se uvesti\n {2}2\. redak: Sezona 2018\. još nije igrana; uvoze se samo prošle/);
    expect(code).toBe(1);
  },
  COMMAND_MS,
);

(isServerReachable ? test : test.skip)(
  'random corrections, which hold every season until they are taken back, are refused while a server works on the database',
  async () => {
    const there = { ...club, DATABASE_URL: await emptyPostgresUrl() };
    const db = await openDatabase({ dataDir: club.DATA_DIR, databaseUrl: there.DATABASE_URL }, console.error);
    await migrate(db);
    const server = createHeartbeat({ db, version: '2.1.0', streams: () => 0, report: console.error });
    await server.beat();
    const refused = await commands.run('league verify --corrections 2', there);
    expect(refused.printed).toMatch(/^Na ovoj bazi radi poslužitelj .*\nZaustavite sve njegove procese .*\n$/);
    expect(refused.code).toBe(1);

    await server.stop();
    await db.close();
    const { code, printed } = await commands.run('league verify --corrections 2', there);
    expect(printed).toMatch(/Slučajnih ispravaka: .* Sve je vraćeno\.\n$/);
    expect(code).toBe(0);
  },
  COMMAND_MS,
);
