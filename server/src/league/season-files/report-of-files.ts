import type { SeasonFileReport, SeasonFilesReport } from '@club/shared/contracts/league/season-files';
import { personName } from '@club/shared/domain';
import { pictureNumbers } from '../../gallery';
import type { Handle } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { findSeason } from '../seasons/league-seasons.repository';
import { checkFile } from './check-file';
import { type FilePeople, peopleOfFile, peopleOfLeague, personOf } from './people-of-file';
import { type FileProblem, type FileReading, MAX_PROBLEMS, type ReadFile } from './read-file';

/** A season file that was read, with its name. */
export type NamedFile = FileReading & { readonly name: string };

/** The effect of importing the files, in this order, with the problems of each. */
export async function reportOf(
  handle: Handle,
  files: readonly NamedFile[],
  thisYear: number,
): Promise<SeasonFilesReport> {
  const league = await peopleOfLeague(
    handle,
    files.map(({ rows }) => rows),
  );
  const years = new Set<number>();
  const reports: SeasonFileReport[] = [];
  let lastStranger = 0;
  for (const { name, rows, problems, isWhole } of files) {
    const { godina: year = null, line = null } = rows.SEZONA[0] ?? {};
    const found = year === null ? undefined : await findSeason(handle, year);
    const people = peopleOfFile(rows, league);
    // Later files find these people, as they do in an import; no player has such an id.
    for (const person of people.strangers) league.known.add(personOf(person), --lastStranger);
    const all: FileProblem[] = [...problems, ...(isWhole ? checkFile(rows) : []), ...people.problems];
    if (found?.kind === 'RULES') {
      all.push({ line, message: `Sezona ${year}. vodi se u klubu i ne može se zamijeniti.` });
    }
    if (year !== null && year > thisYear) {
      all.push({ line, message: `Sezona ${year}. još nije igrana; uvoze se samo prošle sezone.` });
    }
    if (year !== null && years.has(year)) all.push({ line: null, message: `Sezona ${year}. je u dvije datoteke.` });
    if (year !== null) {
      years.add(year);
      all.push(...(await missingPictures(handle, year, rows)));
      // A row that was not read may be that of an erased player.
      if (problems.length === 0 && found?.kind !== 'RULES') all.push(...namedErased(year, people.unnamedErased));
    }
    reports.push({
      name,
      year,
      players: rows.IGRAČ.length,
      newPlayers: people.strangers.length,
      rounds: rows.KOLO.length,
      matches: rows.MEČ.length,
      isReplacing: found !== undefined && found.kind !== 'RULES',
      problems: firstOf(all),
    });
  }
  return { files: reports, isPossible: reports.every(({ problems }) => problems.length === 0) };
}

function firstOf(problems: readonly FileProblem[]): FileProblem[] {
  const sorted = problems.toSorted((left, right) => (left.line ?? 0) - (right.line ?? 0));
  if (sorted.length <= MAX_PROBLEMS) return sorted;
  return [
    ...sorted.slice(0, MAX_PROBLEMS),
    { line: null, message: 'Datoteka ima još problema: najprije ispravite ove.' },
  ];
}

/** One problem: a club without the pictures of a season has none of them. */
async function missingPictures(handle: Handle, year: number, { SLIKA }: ReadFile): Promise<FileProblem[]> {
  if (SLIKA.length === 0) return [];
  const present = await pictureNumbers(handle, year);
  const missing = SLIKA.filter(({ broj }) => !present.has(broj));
  const [first] = missing;
  if (!first) return [];
  const numbers = numberRuns(missing.map(({ broj }) => broj));
  const message = `U galeriji ${year}. nema ${missing.length === 1 ? 'slike' : 'slika'} ${numbers}.`;
  return [{ line: first.line, message }];
}

/** `1 do 3, 5, 6` */
function numberRuns(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of new Set(numbers.toSorted((left, right) => left - right))) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]} do ${run.at(-1)}` : run.join(', '))).join(', ');
}

/** A person whom the file names by the erased name would become a new player. */
const namedErased = (year: number, unnamed: FilePeople['unnamedErased']): FileProblem[] =>
  unnamed.map((person) => ({
    line: null,
    message: `U sezoni ${year}. igrao je i ${personName(person)}, čiji su osobni podaci izbrisani: u datoteci ga tako i nazovite.`,
  }));

/** The years of which there is a season that the import replaces. */
export const replacedYears = ({ files }: SeasonFilesReport): number[] =>
  files.flatMap(({ year, isReplacing }) => (isReplacing && year !== null ? [year] : []));

/** Why nothing was imported: the first problem. */
export function refused({ files }: SeasonFilesReport): Refusal {
  const lines = files.flatMap(({ name, problems }) =>
    problems.map(({ line, message }) => `${name}${line === null ? '' : `, ${line}. redak`}: ${message}`),
  );
  return new Refusal(400, 'SEASON_FILES_REFUSED', `Ništa nije uvezeno. ${lines[0] ?? ''}`);
}
