import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { print, printError, runCommand, withDatabase } from './command-line';
import { readConfig } from './config';
import { correctAtRandom, createSeasonFiles, verifyLeague } from './league';
import { runningClock } from './platform/clock';
import { type Database, migrate, readSnapshot } from './platform/database';
import { type Live, openLiveHub } from './platform/live';

/**
 * The league from the command line, with the server's settings (README, "Settings"); an embedded database must not be
 * in use by a running server. `import [--check] season-2018.csv …` · `export 2018 … [folder]` · `verify [--corrections
 * 500]`
 */
const [command, ...args] = process.argv.slice(2);

async function run(db: Database): Promise<boolean> {
  const live = await openLiveHub(db, printError);
  const files = createSeasonFiles({ db, live, clock: runningClock(undefined) });
  switch (command) {
    case 'import':
      return importFiles(
        files,
        args.filter((word) => word !== '--check'),
        args.includes('--check'),
      );
    case 'export':
      return exportFiles(files, args);
    case 'verify':
      return (await verify(db)) && correct(db, live, args);
    default:
      print('Naredbe: import [--check] datoteka.csv … · export godina … [mapa] · verify [--corrections broj]');
      return false;
  }
}

type SeasonFiles = ReturnType<typeof createSeasonFiles>;

async function importFiles(files: SeasonFiles, names: readonly string[], isCheck: boolean): Promise<boolean> {
  const given = await Promise.all(
    names.map(async (name) => ({ name: path.basename(name), text: await readFile(name, 'utf8') })),
  );
  const report = await files.check(given);
  for (const { name, year, players, newPlayers, matches, isReplacing, problems } of report.files) {
    const action = isReplacing ? 'zamjenjuje postojeću sezonu' : 'nova sezona';
    print(`${name}: ${year ?? '?'}, igrača ${players} (novih ${newPlayers}), mečeva ${matches}, ${action}`);
    for (const { line, message } of problems) print(`  ${line === null ? '' : `${line}. redak: `}${message}`);
  }
  if (!report.isPossible) print('Ništa nije uvezeno.');
  else if (!isCheck) {
    await files.import(given, null);
    print('Uvezeno.');
  }
  return report.isPossible;
}

/** The last argument is a folder unless it is a year. */
async function exportFiles(files: SeasonFiles, given: readonly string[]): Promise<boolean> {
  const years = given.filter((word) => /^\d{4}$/.test(word));
  const folder = given.find((word) => !years.includes(word)) ?? '.';
  for (const year of years) {
    const file = path.join(folder, `season-${year}.csv`);
    await writeFile(file, await files.export(Number(year)));
    print(file);
  }
  return years.length > 0;
}

async function verify(db: Database): Promise<boolean> {
  const differences = await readSnapshot(db, verifyLeague);
  for (const { year, table, surplus, missing } of differences) {
    print(`${year}. ${table}: ${surplus} redaka viška, ${missing} nedostaje`);
  }
  print(differences.length === 0 ? 'Sve sezone odgovaraju svojim zapisima.' : 'Razlike postoje.');
  return differences.length === 0;
}

class RollBack extends Error {}

/** Changes results at random and compares after each; all changes are rolled back. */
async function correct(db: Database, live: Live, given: readonly string[]): Promise<boolean> {
  const [option, number] = given;
  if (option !== '--corrections') return true;
  const clock = runningClock(undefined);
  let found: Awaited<ReturnType<typeof correctAtRandom>> | undefined;
  await db
    .transaction(async (tx) => {
      const within: Database = { ...db, handle: tx, transaction: (work) => work(tx) };
      found = await correctAtRandom({ db: within, live, clock }, Number(number ?? 500));
      throw new RollBack();
    })
    .catch((error) => {
      if (!(error instanceof RollBack)) throw error;
    });
  if (!found) return false;
  const { corrected, refused, differences } = found;
  for (const { year, table, surplus, missing } of differences) {
    print(`${year}. ${table}: ${surplus} redaka viška, ${missing} nedostaje`);
  }
  print(
    `Slučajnih ispravaka: ${corrected} (pravila su odbila ${refused}), razlika: ${differences.length}. Sve je vraćeno.`,
  );
  return differences.length === 0;
}

const config = readConfig(process.env);
await runCommand(config, () =>
  withDatabase(config, async (db) => {
    await migrate(db);
    return run(db);
  }),
);
