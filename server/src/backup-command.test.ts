import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { scheduleBackups, unpackBackup, writeBackup } from './backup';
import { createHeartbeat } from './club-status';
import { memberForTests } from './members/testing';
import { fixedClock } from './platform/clock';
import { migrate, openDatabase } from './platform/database';
import { copyPreparedFolderTo, emptyPostgresUrl, isServerReachable } from './platform/database/testing';
import { buildCommands, COMMAND_MS, type Commands } from './testing/built-commands';

let commands: Commands;
beforeAll(async () => {
  commands = await buildCommands('backup');
}, COMMAND_MS);
afterAll(() => commands.remove());

let home: string;
let club: { DATA_DIR: string };
beforeEach(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-'));
  club = { DATA_DIR: path.join(home, 'data') };
  fs.mkdirSync(club.DATA_DIR);
  await copyPreparedFolderTo(path.join(club.DATA_DIR, 'database'));
});
afterEach(() => fs.rmSync(home, { recursive: true }));

test(
  'a destination that does not answer is named by the option that gave it, without its password',
  async () => {
    const failed = await commands.run('backup move --to postgres://u:secret@127.0.0.1:2/club', club);
    expect(failed.printed).toContain('Baza podataka iz --to ne odgovara (ECONNREFUSED).');
    expect(failed.printed).not.toContain('secret');
    expect(failed.code).toBe(5);
  },
  COMMAND_MS,
);

/** The club, opened here as by a server. */
const openClub = () => openDatabase({ dataDir: club.DATA_DIR, databaseUrl: undefined }, console.error);

test(
  'a backup is made by the server that is running, and restored with its key into a new folder',
  async () => {
    const [secret, there] = [await generateX25519Identity(), { DATA_DIR: path.join(home, 'new') }];
    const identity = path.join(home, 'key.txt');
    fs.writeFileSync(identity, `# created: 2026-11-20\n${secret}\n`);
    fs.writeFileSync(path.join(club.DATA_DIR, 'identity.key'), randomBytes(32).toString('base64'));
    const db = await openClub();
    await memberForTests(db);
    await db.pool.query('create table dba_notes (note text)');
    const settings = { folder: home, everyHours: 0, keep: 1, recipient: await identityToRecipient(secret) };
    const place = { db, dataDir: club.DATA_DIR, sealingKey: undefined };
    const stop = scheduleBackups({ place, settings, clock: fixedClock('2026-11-20T06:00:00Z'), report: console.error });
    const made = await commands.run('backup backup', club);
    await stop();
    await db.close();
    const file = path.join(home, 'tenis-klub-2026-11-20T06-00-00Z.tar.gz.age');
    expect(made).toEqual({ code: 0, printed: `Sigurnosna kopija: ${file}\n` });

    expect(await commands.run(`backup restore ${file} --identity ${identity}`, there)).toEqual({
      code: 0,
      printed: expect.stringMatching(
        '^Vraćena je kopija od 20.11.2026. u 07:00: tablica [1-9][0-9]*, stavki glavne knjige 0.\n' +
          'Preskočeno, nije tablica kluba: dba_notes.\n' +
          'Knjige se slažu u cent, a sezone odgovaraju svojim zapisima.\n$',
      ),
    });
    expect(fs.readdirSync(there.DATA_DIR).sort()).toEqual(['database', 'identity.key']);
  },
  COMMAND_MS,
);

test(
  'a restored club whose books do not agree is reported with each difference, and its server is not to be started',
  async () => {
    const db = await openClub();
    await memberForTests(db);
    await db.pool.query('update account set balance_cents = 5');
    const file = path.join(home, 'club.tar.gz');
    await writeBackup(
      { db, dataDir: club.DATA_DIR, sealingKey: undefined },
      { file, recipient: undefined },
      new Date(),
    );
    await db.close();
    // As an interrupted restore leaves it: a new one takes four seconds longer.
    const there = { DATA_DIR: path.join(home, 'new') };
    fs.mkdirSync(there.DATA_DIR);
    await copyPreparedFolderTo(path.join(there.DATA_DIR, 'database'));
    const { code, printed } = await commands.run(`backup restore ${file}`, there);
    expect(printed).toMatch(/ prema zbroju stavki treba biti 0,00\s€, a jest 0,05\s€\n/);
    expect(printed).toContain('Vraćeni podaci ne slažu se. Ne pokrećite poslužitelj na njima.\n');
    expect(code).toBe(1);
  },
  COMMAND_MS,
);

const onPostgres = isServerReachable ? test : test.skip;

onPostgres(
  'a club moves to PostgreSQL and back into its data folder, once the earlier database there is out of the way',
  async () => {
    const folder = path.join(club.DATA_DIR, 'database');
    const there = { ...club, DATABASE_URL: await emptyPostgresUrl() };
    expect(await commands.run(`backup move --to ${there.DATABASE_URL}`, club)).toMatchObject({ code: 0 });
    expect(await commands.run('backup move --to embedded', there)).toEqual({
      code: 1,
      printed: `U ${folder} već je baza: premjestite tu mapu (npr. u ${folder}.old) pa ponovite.\n`,
    });
    fs.renameSync(folder, `${folder}.old`);
    const moved = await commands.run('backup move --to embedded', there);
    expect(moved.printed).toBe(
      'Knjige se slažu u cent, a sezone odgovaraju svojim zapisima.\n' +
        'Podaci su sada u ugrađenoj bazi. Pokrenite poslužitelj bez DATABASE_URL.\n',
    );
    expect(moved.code).toBe(0);
  },
  COMMAND_MS,
);

onPostgres(
  'a move into the database of another program is refused, and leaves its rows there',
  async () => {
    const databaseUrl = await emptyPostgresUrl();
    const db = await openDatabase({ dataDir: club.DATA_DIR, databaseUrl }, console.error);
    await db.pool.query(`create table user_entity as select 'ana' as name`);
    expect(await commands.run(`backup move --to ${databaseUrl}`, club)).toEqual({
      code: 1,
      printed:
        'Baza podataka već sadrži tablice drugog programa (user_entity): zadajte drugu bazu (DATABASE_URL ili --to).\n',
    });
    expect((await db.pool.query('select * from user_entity')).rows).toEqual([{ name: 'ana' }]);
    await db.close();
  },
  COMMAND_MS,
);

onPostgres(
  'a backup while another one is being made is refused in one line, with what to do',
  async () => {
    const there = { ...club, DATABASE_URL: await emptyPostgresUrl() };
    await commands.run(`backup move --to ${there.DATABASE_URL}`, club);
    const db = await openDatabase({ dataDir: club.DATA_DIR, databaseUrl: there.DATABASE_URL }, console.error);
    const place = { db, dataDir: club.DATA_DIR, sealingKey: undefined };
    let asked = 0;
    let refused: unknown;
    const isWanted = async () => {
      asked += 1;
      // Before it begins, while it is being made, and before it gets its name.
      if (asked === 2) refused = await commands.run('backup backup', there);
      return true;
    };
    await writeBackup(place, { file: path.join(home, 'first.tar.gz'), recipient: undefined, isWanted }, new Date());
    await db.close();
    expect(refused).toEqual({
      code: 1,
      printed: 'Upravo se izrađuje druga sigurnosna kopija; pričekajte i ponovite.\n',
    });
  },
  COMMAND_MS,
);

onPostgres(
  'a move away from PostgreSQL is refused while a server works there, whose later bookings it would lose',
  async () => {
    const folder = path.join(club.DATA_DIR, 'database');
    const there = { ...club, DATABASE_URL: await emptyPostgresUrl() };
    await commands.run(`backup move --to ${there.DATABASE_URL}`, club);
    fs.rmSync(folder, { recursive: true });
    const db = await openDatabase({ dataDir: club.DATA_DIR, databaseUrl: there.DATABASE_URL }, console.error);
    await createHeartbeat({ db, version: '2.1.0', streams: () => 0, report: console.error }).beat();
    expect(await commands.run('backup move --to embedded', there)).toEqual({
      code: 1,
      printed:
        `Na ovoj bazi radi poslužitelj (proces ${process.pid} na računalu ${os.hostname()}).\n` +
        'Zaustavite sve njegove procese pa ponovite; proces koji se srušio ne smeta nakon jedne minute.\n',
    });
    expect(fs.existsSync(folder)).toBe(false);

    await db.pool.query(`update server_process set seen_at = now() - interval '62 seconds'`);
    await db.close();
    expect(await commands.run('backup move --to embedded', there)).toMatchObject({ code: 0 });
  },
  COMMAND_MS,
);

onPostgres(
  'a club of a release whose servers did not list themselves moves, too',
  async () => {
    const there = { ...club, DATABASE_URL: await emptyPostgresUrl() };
    const db = await openDatabase({ dataDir: club.DATA_DIR, databaseUrl: there.DATABASE_URL }, console.error);
    const backup = path.join(import.meta.dirname, 'backup/released/2.1.tar.gz');
    const { manifest } = await unpackBackup(backup, path.join(home, 'released'));
    await migrate(db, manifest.migrations);
    await db.close();
    fs.rmSync(path.join(club.DATA_DIR, 'database'), { recursive: true });
    expect(await commands.run('backup move --to embedded', there)).toMatchObject({ code: 0 });
  },
  COMMAND_MS,
);
