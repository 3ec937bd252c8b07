import type {
  SeasonFileReport,
  SeasonFilesReport,
  SeasonFilesRequest,
} from '@club/shared/contracts/league/season-files';
import { personName, yearOf } from '@club/shared/domain';
import { recordAction } from '../../action-log';
import { captionsOf, replaceCaptions } from '../../gallery';
import type { Handle, Tx } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { allPlayers, insertPlayers, lockNames } from '../players/league-players.repository';
import type { LeagueParts } from '../season-changes/change-season';
import { writeArchivedSeason } from '../season-changes/write-season';
import { findSeason, lockSeason } from '../seasons/league-seasons.repository';
import { checkFile } from './check-file';
import { fileOfSeason, peopleOfSeason } from './file-of-season';
import { KnownPeople } from './known-people';
import { peopleOfFile, personOf } from './people-of-file';
import { type FileProblem, MOST_PROBLEMS, type ReadFile, readFile } from './read-file';
import { seasonOfFile } from './season-of-file';
import { storedSeason } from './stored-season';
import { writeFile } from './write-file';

type GivenFile = SeasonFilesRequest['files'][number];

export type SeasonFiles = ReturnType<typeof createSeasonFiles>;

/** Past seasons as files: import from, and export to, another club installation. */
export function createSeasonFiles({ db, live, clock }: LeagueParts) {
  const thisYear = () => yearOf(clock.today());
  return {
    /** The effect of importing the files, with the problems of each; nothing is written. */
    check: (files: readonly GivenFile[]): Promise<SeasonFilesReport> => reportOf(db.handle, files, thisYear()),

    /**
     * Imports all files or none; a season that was imported before is replaced.
     * @param replacing the years of which the administrator knows that; left out: all
     * @throws Refusal 400 `SEASON_FILES_REFUSED` when a file has a problem; 409 `SEASON_IMPORTED` for a year that
     * somebody else has imported meanwhile
     */
    import: (
      files: readonly GivenFile[],
      actorId: number | null,
      replacing?: readonly number[],
    ): Promise<SeasonFilesReport> =>
      db.transaction(async (tx) => {
        await lockForImport(tx, files);
        const report = await reportOf(tx, files, thisYear());
        if (!report.isPossible) throw refused(report);
        const unknown = replacing && replacedYears(report).find((year) => !replacing.includes(year));
        if (unknown) {
          const message = `Sezonu ${unknown}. je u međuvremenu netko uvezao. Pogledajte novu provjeru i ponovite.`;
          throw new Refusal(409, 'SEASON_IMPORTED', message);
        }
        const known = new KnownPeople(await allPlayers(tx));
        for (const { text } of files) await importFile(tx, readFile(text).rows, known, { at: clock.now(), actorId });
        await live.changed(tx, 'league');
        // A file may contain captions of pictures.
        await live.changed(tx, 'gallery');
        return report;
      }),

    /**
     * The file of a season that is over.
     * @throws Refusal 404 `SEASON_UNKNOWN`; 409 `SEASON_NOT_FINISHED` while it is played
     */
    async export(year: number): Promise<string> {
      const stored = await storedSeason(db.handle, year);
      if (!stored) throw new Refusal(404, 'SEASON_UNKNOWN', `Sezona ${year}. ne postoji.`);
      if (stored.state !== 'FINISHED') {
        throw new Refusal(409, 'SEASON_NOT_FINISHED', `Sezona ${year}. još nije završena.`);
      }
      return writeFile(fileOfSeason({ ...stored, captions: await captionsOf(db.handle, year) }));
    },
  };
}

const replacedYears = ({ files }: SeasonFilesReport): number[] =>
  files.flatMap(({ year, isReplacing }) => (isReplacing && year !== null ? [year] : []));

/**
 * In the order of every change of a season: first it, then the names. Imports run one after another, whatever their
 * years: each finds the players that the one before has added.
 */
async function lockForImport(tx: Tx, files: readonly GivenFile[]): Promise<void> {
  const years = files.flatMap(({ text }) => readFile(text).rows.SEZONA[0]?.godina ?? []);
  for (const year of years.toSorted((left, right) => left - right)) await lockSeason(tx, year);
  await lockNames(tx);
}

async function reportOf(handle: Handle, files: readonly GivenFile[], thisYear: number): Promise<SeasonFilesReport> {
  const known = new KnownPeople(await allPlayers(handle));
  const years = new Set<number>();
  const reports: SeasonFileReport[] = [];
  let lastStranger = 0;
  for (const { name, text } of files) {
    const { rows, problems } = readFile(text);
    const year = rows.SEZONA[0]?.godina ?? null;
    const found = year === null ? undefined : await findSeason(handle, year);
    const people = peopleOfFile(rows, known);
    // The files after it find them, as when they are imported; no player has such an id.
    for (const person of people.strangers) known.add(personOf(person), --lastStranger);
    const isRead = problems.length <= MOST_PROBLEMS;
    const all: FileProblem[] = [...problems, ...(isRead ? checkFile(rows) : []), ...people.problems];
    if (found?.kind === 'RULES') {
      all.push({
        line: rows.SEZONA[0]?.line ?? null,
        message: `Sezona ${year}. vodi se u klubu i ne može se zamijeniti.`,
      });
    }
    if (year !== null && year > thisYear) {
      all.push({
        line: rows.SEZONA[0]?.line ?? null,
        message: `Sezona ${year}. još nije igrana; uvoze se samo prošle sezone.`,
      });
    }
    if (year !== null && years.has(year)) all.push({ line: null, message: `Sezona ${year}. je u dvije datoteke.` });
    if (year !== null) {
      years.add(year);
      all.push(...(await missingPictures(handle, year, rows)));
      if (found?.kind !== 'RULES') all.push(...(await namedErased(handle, year, new Set(people.ids.values()))));
    }
    reports.push({
      name,
      year,
      players: rows.IGRAČ.length,
      newPlayers: people.strangers.length,
      rounds: rows.KOLO.length,
      matches: rows.MEČ.length,
      isReplacing: found !== undefined,
      problems: firstOf(all),
    });
  }
  return { files: reports, isPossible: reports.every(({ problems }) => problems.length === 0) };
}

function firstOf(problems: readonly FileProblem[]): FileProblem[] {
  const sorted = problems.toSorted((left, right) => (left.line ?? 0) - (right.line ?? 0));
  if (sorted.length <= MOST_PROBLEMS) return sorted;
  return [
    ...sorted.slice(0, MOST_PROBLEMS),
    { line: null, message: 'Datoteka ima još pogrešaka: prvo ispravite ove.' },
  ];
}

async function missingPictures(handle: Handle, year: number, { SLIKA }: ReadFile): Promise<FileProblem[]> {
  if (SLIKA.length === 0) return [];
  const present = await captionsOf(handle, year, true);
  return SLIKA.filter(({ broj }) => !present.has(broj)).map(({ line, broj }) => {
    return { line, message: `U galeriji ${year}. nema slike ${broj}.` };
  });
}

/** Whoever the file calls by the erased name would become a new player. @param known the players that the file names */
async function namedErased(handle: Handle, year: number, known: ReadonlySet<number>): Promise<FileProblem[]> {
  const stored = await storedSeason(handle, year);
  const erased = stored ? peopleOfSeason(stored).filter(({ id, erasedAt }) => erasedAt && !known.has(id)) : [];
  return erased.map((person) => ({
    line: null,
    message: `U sezoni ${year}. igrao je i ${personName(person)}, čiji su osobni podaci izbrisani: u datoteci ga tako i nazovite.`,
  }));
}

async function importFile(
  tx: Tx,
  rows: ReadFile,
  known: KnownPeople,
  { at, actorId }: { at: Date; actorId: number | null },
): Promise<void> {
  const people = peopleOfFile(rows, known);
  const ids = new Map(people.ids);
  const numbers = await insertPlayers(
    tx,
    people.strangers.map((row) => ({ ...personOf(row), residence: row.mjesto, createdAt: at })),
  );
  people.strangers.forEach((row, index) => {
    const id = numbers[index] ?? 0;
    ids.set(row.oznaka, id);
    known.add(personOf(row), id);
  });
  const season = seasonOfFile(rows, (key) => ids.get(key) ?? 0);
  const { year } = season.projected;
  await writeArchivedSeason(tx, { ...season, at, actorId });
  if (rows.SLIKA.length > 0) await replaceCaptions(tx, year, new Map(rows.SLIKA.map(({ broj, opis }) => [broj, opis])));
  if (actorId !== null) {
    const after = { Igrača: String(rows.IGRAČ.length), Mečeva: String(rows.MEČ.length) };
    await recordAction(tx, { actorId, at, action: 'Uvoz sezone', subject: `Ljetna liga ${year}.`, after });
  }
}

function refused({ files }: SeasonFilesReport): Refusal {
  const lines = files.flatMap(({ name, problems }) =>
    problems.map(({ line, message }) => `${name}${line === null ? '' : `, ${line}. redak`}: ${message}`),
  );
  return new Refusal(400, 'SEASON_FILES_REFUSED', `Ništa nije uvezeno. ${lines[0] ?? ''}`);
}
