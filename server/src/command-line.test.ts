import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundle } from '../bundle.mjs';
import { writeBackup } from './backup';
import { openDatabase } from './platform/database';
import { copyPreparedFolderTo, emptyPostgresUrl, isServerReachable } from './platform/database/testing';

const SERVER = path.join(import.meta.dirname, '..');
// Within the package: what is not bundled is found in its node_modules.
const BUILT = path.join(SERVER, 'test-results/commands');
const EXAMPLE = path.join(SERVER, '../docs/examples/season-2018.csv');

// On a busy machine a start takes seconds.
const TIMEOUT_MS = 120_000;

beforeAll(async () => {
  const commands = ['backup', 'doctor', 'league', 'money'].map((name) => `src/${name}-command.ts`);
  await bundle(commands, { outdir: BUILT });
}, TIMEOUT_MS);
afterAll(() => fs.rmSync(BUILT, { recursive: true, force: true }));

let home: string;
let nowhere: string;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'command-'));
  nowhere = path.join(home, 'mistyped');
});
afterEach(() => fs.rmSync(home, { recursive: true }));

/** Runs `backup backup`, `league verify`, … of an installation without sources. */
async function run(words: string, env: Record<string, string> = {}) {
  const [command, ...args] = words.split(' ');
  const child = spawn(process.execPath, [path.join(BUILT, `${command}-command.js`), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: nowhere, ...env },
  });
  let printed = '';
  const listen = (chunk: Buffer) => {
    printed += chunk;
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const [code] = await once(child, 'close');
  return { code, printed };
}

test.each(['backup backup', 'backup restore x.tar.gz', 'backup move --to embedded', 'league verify', 'money'])(
  '%s: a setting that makes no sense ends it in one line, with code 2',
  async (words) => {
    expect(await run(words, { CLUB_NOW: 'yesterday' })).toEqual({
      code: 2,
      printed: 'CLUB_NOW is not an ISO instant: yesterday\n',
    });
  },
  TIMEOUT_MS,
);

test.each([
  'backup restore --file x.tar.gz',
  'backup restore one.tar.gz two.tar.gz',
  'backup backup --to embedded backups',
  'backup backup --to embedded',
  'backup backup --identity key.txt',
  'backup restore x.tar.gz --to embedded',
  'backup move --to embedded --identity key.txt',
  'backup move postgres://127.0.0.1/club',
  'league',
  'league import',
  'league import --chek season-2018.csv',
  'league export',
  'league export 2018 one two',
  'league verify --correction 500',
  'league verify --corrections many',
  'league verify 2018',
  'money --check',
  'money 2026',
  'doctor --help',
  'doctor fix',
])(
  '%s: mistyped, it prints the usage, and opens no database',
  async (words) => {
    const { code, printed } = await run(words);
    expect(printed).toMatch(/^Naredb.*\n$/);
    expect(code).toBe(1);
    expect(fs.existsSync(nowhere)).toBe(false);
  },
  TIMEOUT_MS,
);

test.each(['club', 'postgres:club'])(
  'backup move --to %s: what DATABASE_URL refuses is not a destination',
  async (to) => {
    const { printed } = await run(`backup move --to ${to}`);
    expect(printed).toBe('Odredište je postgres://… ili embedded.\n');
    expect(fs.existsSync(nowhere)).toBe(false);
  },
  TIMEOUT_MS,
);

test.each([
  'backup backup',
  'backup move --to postgres://postgres@127.0.0.1:2/club',
  'backup move --to socket:/run/postgresql?db=club',
  `league import ${EXAMPLE}`,
  'league export 2018',
  'league verify',
  'money',
])(
  '%s: a mistyped DATA_DIR is neither found in order nor made a club',
  async (words) => {
    const { code, printed } = await run(words);
    expect(printed).toMatch(/^Ondje još nema kluba: .*DATA_DIR ili DATABASE_URL\.\n$/);
    expect(code).toBe(1);
    expect(fs.existsSync(path.join(nowhere, 'database'))).toBe(false);
  },
  TIMEOUT_MS,
);

// Only root can give a folder to somebody else.
const asRoot = process.getuid?.() === 0 ? test.each : test.skip.each;

asRoot(['backup backup', 'backup restore x.tar.gz', 'backup move --to embedded'])(
  '%s: root is told as whom to run it, and leaves nothing in the data folder of another user',
  async (words) => {
    fs.mkdirSync(nowhere);
    fs.chownSync(nowhere, 65_534, 65_534);
    const { code, printed } = await run(words, { DATABASE_URL: 'postgres://postgres@127.0.0.1:2/club' });
    expect(printed).toContain('Pokrenite naredbu kao taj korisnik: setpriv --reuid 65534 --clear-groups node');
    expect(code).toBe(4);
    expect(fs.readdirSync(nowhere)).toEqual([]);
  },
  TIMEOUT_MS,
);

test.each([
  ['CLUB_NOW', 'yesterday'],
  ['METRICS_TOKEN', 'short'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector'],
])(
  'the doctor finds fault with %s=%s, with which the server would not start',
  async (name, value) => {
    const { code, printed } = await run('doctor', { [name]: value });
    expect(printed).toMatch(new RegExp(`GREŠKA {2}${name} is .*\\n +→ .*\\n\\nGrešaka: 1\\n$`));
    expect(code).toBe(1);
  },
  TIMEOUT_MS,
);

test(
  'the doctor finds fault with a mistyped DATA_DIR, and does not create it',
  async () => {
    const { code, printed } = await run('doctor');
    expect(printed).toMatch(/GREŠKA {2}Mapa s podacima \S+mistyped ne postoji\.\n +→ .*DATA_DIR/);
    expect(code).toBe(1);
    expect(fs.existsSync(nowhere)).toBe(false);
  },
  TIMEOUT_MS,
);

test(
  'a command whose output is no longer read (`| head`) goes on to its end',
  async () => {
    const child = spawn(process.execPath, [path.join(BUILT, 'doctor-command.js')], {
      env: { PATH: process.env.PATH, DATA_DIR: nowhere, METRICS_TOKEN: 'short' },
    });
    child.stdout.destroy();
    let complaint = '';
    child.stderr.on('data', (chunk) => {
      complaint += chunk;
    });
    const [code] = await once(child, 'close');
    expect(complaint).toBe('');
    expect(code).toBe(1);
  },
  TIMEOUT_MS,
);

test(
  'a file or folder that is not there is named',
  async () => {
    expect(await run('league import nowhere.csv')).toEqual({
      code: 1,
      printed: 'Datoteka nowhere.csv ne može se pročitati (ENOENT).\n',
    });
    expect((await run('backup restore x.tar.gz.age --identity nokey.txt')).printed).toBe(
      'Datoteka nokey.txt ne može se pročitati (ENOENT).\n',
    );
    expect((await run('league export 2018 nofolder')).printed).toBe(
      'Mape nofolder nema: napravite je ili zadajte drugu.\n',
    );
  },
  TIMEOUT_MS,
);

test(
  'a season is imported into an empty club and exported unchanged; an export with a wrong year leaves no file',
  async () => {
    const club = { DATA_DIR: path.join(home, 'data') };
    fs.mkdirSync(club.DATA_DIR);
    await copyPreparedFolderTo(path.join(club.DATA_DIR, 'database'));
    expect(await run(`league import ${EXAMPLE}`, club)).toMatchObject({ code: 0 });
    expect(await run(`league export 2018 1999 ${home}`, club)).toEqual({
      code: 1,
      printed: 'Sezona 1999. ne postoji.\n',
    });
    const exported = path.join(home, 'season-2018.csv');
    expect(fs.existsSync(exported)).toBe(false);
    expect(await run(`league export 2018 ${home}`, club)).toMatchObject({ code: 0 });
    expect(fs.readFileSync(exported, 'utf8')).toBe(fs.readFileSync(EXAMPLE, 'utf8'));

    if (fs.existsSync('/dev/full')) {
      fs.symlinkSync('/dev/full', `${exported}.draft`);
      expect(await run(`league export 2018 ${home}`, club)).toEqual({
        code: 4,
        printed: `Na ${exported} ne može se pisati (ENOSPC).\n`,
      });
      expect(fs.readFileSync(exported, 'utf8')).toBe(fs.readFileSync(EXAMPLE, 'utf8'));
      expect(fs.readdirSync(home).toSorted()).toEqual(['data', 'season-2018.csv']);
    }
  },
  TIMEOUT_MS,
);

test(
  'which seasons are past is decided by the club’s clock, as on the screen that imports them',
  async () => {
    const club = { DATA_DIR: path.join(home, 'data'), CLUB_NOW: '2017-06-01T08:00:00Z' };
    fs.mkdirSync(club.DATA_DIR);
    await copyPreparedFolderTo(path.join(club.DATA_DIR, 'database'));
    const { code, printed } = await run(`league import --check ${EXAMPLE}`, club);
    expect(printed).toContain('Sezona 2018. još nije igrana; uvoze se samo prošle sezone.');
    expect(code).toBe(1);
  },
  TIMEOUT_MS,
);

test(
  'a destination that does not answer is named by the option that gave it, without its password',
  async () => {
    const club = { DATA_DIR: path.join(home, 'data') };
    fs.mkdirSync(club.DATA_DIR);
    await copyPreparedFolderTo(path.join(club.DATA_DIR, 'database'));
    const failed = await run('backup move --to postgres://u:secret@127.0.0.1:2/club', club);
    expect(failed.printed).toContain('Baza podataka iz --to ne odgovara (ECONNREFUSED).');
    expect(failed.printed).not.toContain('secret');
    expect(failed.code).toBe(5);
  },
  TIMEOUT_MS,
);

const onPostgres = isServerReachable ? test : test.skip;

onPostgres(
  'a club moves to PostgreSQL and back into its data folder, once the earlier database there is out of the way',
  async () => {
    const club = { DATA_DIR: path.join(home, 'data') };
    const folder = path.join(club.DATA_DIR, 'database');
    fs.mkdirSync(club.DATA_DIR);
    await copyPreparedFolderTo(folder);
    const there = { ...club, DATABASE_URL: await emptyPostgresUrl() };
    expect(await run(`backup move --to ${there.DATABASE_URL}`, club)).toMatchObject({ code: 0 });
    expect(await run('backup move --to embedded', there)).toEqual({
      code: 1,
      printed: `U ${folder} već je baza: premjestite tu mapu (npr. u ${folder}.old) pa ponovite.\n`,
    });
    fs.renameSync(folder, `${folder}.old`);
    const moved = await run('backup move --to embedded', there);
    expect(moved.printed).toBe(
      'Knjige se slažu u cent, a sezone odgovaraju svojim zapisima.\n' +
        'Podaci su sada u ugrađenoj bazi. Pokrenite poslužitelj bez DATABASE_URL.\n',
    );
    expect(moved.code).toBe(0);
  },
  TIMEOUT_MS,
);

onPostgres(
  'a backup while another one is being made is refused in one line, with what to do',
  async () => {
    const club = { DATA_DIR: path.join(home, 'data') };
    fs.mkdirSync(club.DATA_DIR);
    await copyPreparedFolderTo(path.join(club.DATA_DIR, 'database'));
    const there = { ...club, DATABASE_URL: await emptyPostgresUrl() };
    await run(`backup move --to ${there.DATABASE_URL}`, club);
    const db = await openDatabase({ dataDir: club.DATA_DIR, databaseUrl: there.DATABASE_URL }, console.error);
    const place = { db, dataDir: club.DATA_DIR, sealingKey: undefined };
    let asked = 0;
    let refused: unknown;
    const isWanted = async () => {
      asked += 1;
      // Before it begins, while it is being made, and before it gets its name.
      if (asked === 2) refused = await run('backup backup', there);
      return true;
    };
    await writeBackup(place, { file: path.join(home, 'first.tar.gz'), recipient: undefined, isWanted }, new Date());
    await db.close();
    expect(refused).toEqual({
      code: 1,
      printed: 'Upravo se izrađuje druga sigurnosna kopija; pričekajte i ponovite.\n',
    });
  },
  TIMEOUT_MS,
);
