import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { executedMigrations, MIGRATIONS, migrate, openDatabase } from './platform/database';
import { buildCommands, COMMAND_MS, type Commands, SEASON_2018 } from './testing/built-commands';

let commands: Commands;
beforeAll(async () => {
  commands = await buildCommands('administrator', 'backup', 'doctor', 'league', 'money');
}, COMMAND_MS);
afterAll(() => commands.remove());

let home: string;
let nowhere: string;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'command-'));
  nowhere = path.join(home, 'mistyped');
});
afterEach(() => fs.rmSync(home, { recursive: true }));

/** Runs a command with a data folder that does not exist. */
const run = (words: string, env: Record<string, string> = {}) => commands.run(words, { DATA_DIR: nowhere, ...env });

test.each([
  'administrator ana',
  'backup backup',
  'backup restore x.tar.gz',
  'backup move --to embedded',
  'league verify',
  'money',
])(
  '%s: a setting that makes no sense ends it in one line, with code 2',
  async (words) => {
    expect(await run(words, { CLUB_NOW: 'yesterday' })).toEqual({
      code: 2,
      printed: 'CLUB_NOW is not an ISO instant: yesterday\n',
    });
  },
  COMMAND_MS,
);

test.each([
  'administrator',
  'administrator ana iva',
  'administrator --username ana',
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
  COMMAND_MS,
);

test.each(['club', 'postgres:club'])(
  'backup move --to %s: what DATABASE_URL refuses is not a destination',
  async (to) => {
    const { printed } = await run(`backup move --to ${to}`);
    expect(printed).toBe('Odredište je postgres://… ili embedded.\n');
    expect(fs.existsSync(nowhere)).toBe(false);
  },
  COMMAND_MS,
);

test.each([
  'administrator ana',
  'backup backup',
  'backup move --to postgres://postgres@127.0.0.1:2/club',
  'backup move --to socket:/run/postgresql?db=club',
  `league import ${SEASON_2018}`,
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
  COMMAND_MS,
);

test(
  'no command migrates a database of an earlier release, whose servers may be working on it',
  async () => {
    const open = () => openDatabase({ dataDir: nowhere, databaseUrl: undefined }, console.error);
    const earlier = MIGRATIONS.slice(0, -1);
    const db = await open();
    await migrate(db, earlier);
    await db.close();
    const checks = [`league import --check ${SEASON_2018}`, 'league export 2018', 'league verify', 'money'];
    for (const words of [...checks, `league import ${SEASON_2018}`]) {
      expect([words, await run(words)]).toEqual([
        words,
        {
          code: 1,
          printed:
            `Bazi nedostaju nadogradnje: ${MIGRATIONS.at(-1)}.\n` +
            'Napravite sigurnosnu kopiju i pokrenite poslužitelj ove inačice: on je nadograđuje.\n',
        },
      ]);
    }
    const after = await open();
    expect(await executedMigrations(after.handle)).toEqual(earlier);
    await after.close();
  },
  COMMAND_MS,
);

// Only root can give a folder to somebody else.
const asRoot = process.getuid?.() === 0 ? test.each : test.skip.each;

asRoot(['administrator ana', 'backup backup', 'backup restore x.tar.gz', 'backup move --to embedded'])(
  '%s: root is told as whom to run it, and leaves nothing in the data folder of another user',
  async (words) => {
    fs.mkdirSync(nowhere);
    fs.chownSync(nowhere, 65_534, 65_534);
    const { code, printed } = await run(words, { DATABASE_URL: 'postgres://postgres@127.0.0.1:2/club' });
    expect(printed).toContain('Pokrenite naredbu kao taj korisnik: setpriv --reuid 65534 --clear-groups node');
    expect(code).toBe(4);
    expect(fs.readdirSync(nowhere)).toEqual([]);
  },
  COMMAND_MS,
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
  COMMAND_MS,
);

test(
  'the doctor finds fault with a mistyped DATA_DIR, and does not create it',
  async () => {
    const { code, printed } = await run('doctor');
    expect(printed).toMatch(/GREŠKA {2}Mapa s podacima \S+mistyped ne postoji\.\n +→ .*DATA_DIR/);
    expect(code).toBe(1);
    expect(fs.existsSync(nowhere)).toBe(false);
  },
  COMMAND_MS,
);

test(
  'a command whose output is no longer read (`| head`) goes on to its end',
  async () => {
    const child = spawn(process.execPath, [commands.fileOf('doctor')], {
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
  COMMAND_MS,
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
  COMMAND_MS,
);
