import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { refuseWhileServersRun } from './club-status';
import {
  print,
  printError,
  readArguments,
  readInput,
  readSettings,
  runCommand,
  withMigratedClub,
} from './command-line';
import { readConfig } from './config';
import { correctAtRandom, createSeasonFiles, verifyLeague } from './league';
import { runningClock } from './platform/clock';
import { type Database, readSnapshot } from './platform/database';
import { type Live, openLiveHub } from './platform/live';

/**
 * The league from the command line, with the server's settings (README, "Settings"); an embedded database must not be
 * in use by a running server. `import [--check] season-2018.csv …` · `export 2018 … [folder]` · `verify [--corrections
 * 500]`
 */
const USAGE = 'Naredbe: import [--check] datoteka.csv … · export godina … [mapa] · verify [--corrections broj]';
const config = readSettings(readConfig);
const { values, positionals } = readArguments(USAGE, { check: { type: 'boolean' }, corrections: { type: 'string' } });
const [command, ...operands] = positionals;

/** Mistyped arguments are refused before a database is opened. */
async function run(): Promise<boolean> {
  const { check = false, corrections } = values;
  if (command === 'import' && operands.length > 0 && corrections === undefined) {
    const given = await Promise.all(
      operands.map(async (name) => ({ name: path.basename(name), text: await readInput(name) })),
    );
    return withFiles((files) => importFiles(files, given, check));
  }
  if (command === 'export' && !check && corrections === undefined) {
    const years = operands.filter((operand) => /^\d{4}$/.test(operand));
    const [folder = '.', ...surplus] = operands.filter((operand) => !years.includes(operand));
    if (years.length > 0 && surplus.length === 0) {
      if (!existsSync(folder)) throw new Error(`Mape ${folder} nema: napravite je ili zadajte drugu.`);
      return withFiles((files) => exportFiles(files, years, folder));
    }
  }
  if (command === 'verify' && operands.length === 0 && !check && /^[1-9]\d*$/.test(corrections ?? '1')) {
    return withLeague(async (db, live) => {
      // Their one transaction holds the seasons until its end: what players enter meanwhile would wait for it, and fail.
      if (corrections !== undefined) await refuseWhileServersRun(db);
      return (await verify(db)) && correct(db, live, corrections);
    });
  }
  throw new Error(USAGE);
}

const withLeague = (work: (db: Database, live: Live) => Promise<boolean>) =>
  withMigratedClub(config, async (db) => work(db, await openLiveHub(db, printError)));

const withFiles = (work: (files: SeasonFiles) => Promise<boolean>) =>
  withLeague((db, live) => work(createSeasonFiles({ db, live, clock: runningClock(config.clubNow) })));

type SeasonFiles = ReturnType<typeof createSeasonFiles>;

async function importFiles(
  files: SeasonFiles,
  given: Parameters<SeasonFiles['check']>[0],
  isCheck: boolean,
): Promise<boolean> {
  const report = await files.check(given);
  for (const { name, year, players, newPlayers, matches, isReplacing, problems } of report.files) {
    const effect = isReplacing ? 'zamjenjuje postojeću sezonu' : 'nova sezona';
    const action = problems.length > 0 ? 'ne može se uvesti' : effect;
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

/** All files or none. */
async function exportFiles(files: SeasonFiles, years: readonly string[], folder: string): Promise<boolean> {
  const texts: (readonly [file: string, text: string])[] = [];
  for (const year of years) {
    texts.push([path.join(folder, `season-${year}.csv`), await files.export(Number(year))]);
  }
  const draftOf = (file: string) => `${file}.draft`;
  try {
    for (const [file, text] of texts) {
      await writeFile(draftOf(file), text).catch((error) => {
        // The error of a full disk does not name the file.
        throw Object.assign(error, { path: file });
      });
    }
    for (const [file] of texts) {
      await rename(draftOf(file), file);
      print(file);
    }
  } finally {
    for (const [file] of texts) await rm(draftOf(file), { force: true });
  }
  return true;
}

function printDifferences(differences: Readonly<Awaited<ReturnType<typeof verifyLeague>>>): void {
  for (const { year, table, surplus, missing } of differences) {
    print(`${year}. ${table}: ${surplus} redaka viška, ${missing} nedostaje`);
  }
}

async function verify(db: Database): Promise<boolean> {
  const differences = await readSnapshot(db, verifyLeague);
  printDifferences(differences);
  print(differences.length === 0 ? 'Sve sezone odgovaraju svojim zapisima.' : 'Razlike postoje.');
  return differences.length === 0;
}

class RollBack extends Error {}

/** Changes results at random and compares after each; all changes are rolled back. */
async function correct(db: Database, live: Live, number: string | undefined): Promise<boolean> {
  if (number === undefined) return true;
  const clock = runningClock(config.clubNow);
  let found: Awaited<ReturnType<typeof correctAtRandom>> | undefined;
  await db
    .transaction(async (tx) => {
      const within: Database = { ...db, handle: tx, transaction: (work) => work(tx) };
      found = await correctAtRandom({ db: within, live, clock }, Number(number));
      throw new RollBack();
    })
    .catch((error) => {
      if (!(error instanceof RollBack)) throw error;
    });
  if (!found) return false;
  const { corrected, refused, differences } = found;
  printDifferences(differences);
  print(
    `Slučajnih ispravaka: ${corrected} (pravila su odbila ${refused}), razlika: ${differences.length}. Sve je vraćeno.`,
  );
  return differences.length === 0;
}

await runCommand(config, run);
