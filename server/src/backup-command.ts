import { existsSync } from 'node:fs';
import path from 'node:path';
import { momentInText } from '@club/shared/domain';
import {
  BackupRefused,
  type ClubPlace,
  inWorkingFolder,
  makeBackup,
  readBackupSettings,
  requestBackup,
  restoreBackup,
  unpackBackup,
  writeBackup,
} from './backup';
import { refuseWhileServersRun } from './club-status';
import {
  print,
  printError,
  readArguments,
  readInput,
  readSettings,
  runCommand,
  withClub,
  withDatabase,
} from './command-line';
import { isDatabaseUrl, readConfig } from './config';
import { differenceLine, verifyMoney } from './finances';
import { verifyLeague } from './league';
import { runningClock } from './platform/clock';
import {
  type Database,
  type DatabasePlace,
  databaseFolder,
  FolderInUse,
  readSnapshot,
  refuseRootInFolderOfOtherUser,
} from './platform/database';
import { readIdentitySettings } from './platform/identity';
import { onStopSignal } from './stop-signal';

/**
 * Backup, restore and move of the club's data from the command line, with the server's settings (README, "Settings").
 * `backup` · `restore <file> [--identity key.txt]` · `move --to postgres://… | embedded`
 */
const USAGE = 'Naredbe: backup · restore datoteka [--identity kljuc.txt] · move --to postgres://… | embedded';
const config = readSettings(readConfig);
const { sealingKey } = readSettings(readIdentitySettings);
const settings = readSettings((env) => readBackupSettings(env, config.dataDir, config.demo));
const clock = runningClock();
const { values, positionals } = readArguments(USAGE, { identity: { type: 'string' }, to: { type: 'string' } });
const [command, file, ...surplus] = positionals;

const placeOf = (db: Database): ClubPlace => ({ db, dataDir: config.dataDir, sealingKey });
const inClub = <Result>(where: DatabasePlace, work: (place: ClubPlace) => Promise<Result>): Promise<Result> =>
  withClub(where, (db) => work(placeOf(db)));
const inEmptyPlace = <Result>(where: DatabasePlace, work: (place: ClubPlace) => Promise<Result>): Promise<Result> =>
  withDatabase(where, (db) => work(placeOf(db)));

const SEALED_ANEW =
  'Ključ kopije nije ovdje: izradit će se novi. Svi se prijavljuju ponovno i ponovno uključuju obavijesti preglednika.';

const notOfTheClub = (table: string) => `Preskočeno, nije tablica kluba: ${table}.`;

/** With a database server, too, these commands write into the data folder. */
const refuseRoot = () => refuseRootInFolderOfOtherUser(databaseFolder(config.dataDir));

async function backup(): Promise<void> {
  // Opening the embedded database refuses root by itself, but only when no running server can make the backup as its
  // own user.
  if (config.databaseUrl) refuseRoot();
  const made = await inClub(config, (place) => makeBackup(place, settings, clock.now())).catch(async (error) => {
    if (!(error instanceof FolderInUse)) throw error;
    const answer = await requestBackup(config.dataDir);
    if (!answer) throw error;
    if ('error' in answer) {
      const { error: message, ...which } = answer;
      throw Object.assign(new Error(message), which);
    }
    return answer;
  });
  print(`Sigurnosna kopija: ${made.file}`);
  if (!made.file.endsWith('.age')) {
    print('Nije šifrirana (BACKUP_AGE_RECIPIENT). Ključ identity.key ili IDENTITY_KEY čuvajte odvojeno od nje.');
  }
}

async function restore(from: string): Promise<void> {
  refuseRoot();
  const identity = values.identity && secretIn(await readInput(values.identity));
  await inWorkingFolder(config.dataDir, async (folder) => {
    const backup = await unpackBackup(from, path.join(folder, 'club'), identity);
    await inEmptyPlace(config, async (place) => {
      const { isSealedAnew, migrated, skipped } = await restoreBackup(backup, place);
      const { madeAt, tables, ledger } = backup.manifest;
      const restored = tables.length - skipped.length;
      print(
        `Vraćena je kopija od ${momentInText(madeAt)}: tablica ${restored}, stavki glavne knjige ${ledger.entries}.`,
      );
      for (const table of skipped) print(notOfTheClub(table));
      if (migrated.length > 0) print(`Nadograđeno: ${migrated.join(', ')}`);
      if (isSealedAnew) print(SEALED_ANEW);
      await check(place.db);
    });
  });
}

/** From the engine of the settings to the other one, through a backup of the tables. */
async function move(to: string): Promise<void> {
  refuseRoot();
  const target = { dataDir: config.dataDir, databaseUrl: to === 'embedded' ? undefined : to };
  if (to !== 'embedded' && !isDatabaseUrl(to)) throw new BackupRefused('Odredište je postgres://… ili embedded.');
  if (config.databaseUrl === target.databaseUrl) throw new BackupRefused('Podaci su već ondje.');
  const embedded = databaseFolder(config.dataDir);
  // Left by a move the other way. Another data folder would have neither the pictures nor the key.
  if (to === 'embedded' && existsSync(embedded)) {
    const remedy = `premjestite tu mapu (npr. u ${embedded}.old) pa ponovite.`;
    throw new BackupRefused(`U ${embedded} već je baza: ${remedy}`);
  }
  await inWorkingFolder(config.dataDir, async (folder) => {
    const between = path.join(folder, 'club.tar.gz');
    await inClub(config, async (place) => {
      await refuseWhileServersRun(place.db);
      await writeBackup(place, { file: between, recipient: undefined, withFiles: false }, clock.now());
    });
    const backup = await unpackBackup(between, path.join(folder, 'club'));
    await inEmptyPlace(target, async (place) => {
      const { isSealedAnew, skipped } = await restoreBackup(backup, place);
      for (const table of skipped) print(notOfTheClub(table));
      if (isSealedAnew) print(SEALED_ANEW);
      await check(place.db);
    });
  });
  print(
    to === 'embedded'
      ? 'Podaci su sada u ugrađenoj bazi. Pokrenite poslužitelj bez DATABASE_URL.'
      : 'Podaci su sada u bazi PostgreSQL. Pokrenite poslužitelj s tim DATABASE_URL; stara baza ostala je netaknuta.',
  );
}

/** Checks the imported data: the books to the cent, and every season against its record. */
async function check(db: Database): Promise<void> {
  const money = await verifyMoney(db);
  for (const difference of money) printError(differenceLine(difference));
  const league = await readSnapshot(db, verifyLeague);
  for (const { year, table } of league) printError(`${year}. ${table} ne odgovara zapisu sezone.`);
  if (money.length + league.length > 0)
    throw new Error('Vraćeni podaci ne slažu se. Ne pokrećite poslužitelj na njima.');
  print('Knjige se slažu u cent, a sezone odgovaraju svojim zapisima.');
}

/** A file of age-keygen contains comments beside the key. */
function secretIn(text: string): string {
  const secret = text.split(/\s+/).find((word) => word.startsWith('AGE-SECRET-KEY-'));
  if (!secret) throw new BackupRefused(`U datoteci ${values.identity} nema ključa AGE-SECRET-KEY-…`);
  return secret;
}

function run(): Promise<void> {
  const { identity, to } = values;
  if (surplus.length === 0) {
    if (command === 'backup' && !file && identity === undefined && to === undefined) return backup();
    if (command === 'restore' && file && to === undefined) return restore(file);
    if (command === 'move' && to && !file && identity === undefined) return move(to);
  }
  throw new Error(USAGE);
}

/** A move opens a second database; a failure to open it must not be reported as one of the settings' database. */
const databases =
  values.to && values.to !== 'embedded'
    ? { databaseUrl: values.to, databaseSetting: config.databaseUrl ? 'DATABASE_URL ili --to' : '--to' }
    : {};
// An interrupted command leaves no unpacked copy of the club.
onStopSignal(() => process.exit(1));
await runCommand({ ...config, ...databases }, async () => {
  await run();
  return true;
});
