import type { SeasonFilesReport, SeasonFilesRequest } from '@club/shared/contracts/league/season-files';
import { yearOf } from '@club/shared/domain';
import { recordAction } from '../../action-log';
import { captionsOf, replaceCaptions } from '../../gallery';
import type { Tx } from '../../platform/database';
import { Refusal } from '../../platform/http';
import type { ServiceParts } from '../../platform/service-parts';
import { insertPlayers, lockNames } from '../players/league-players.repository';
import { readPlayerNames } from '../players/player-names';
import { latestChanger } from '../season-changes/season-changes.repository';
import { writeArchivedSeason } from '../season-changes/write-season';
import { lockSeason } from '../seasons/league-seasons.repository';
import { seasonUnknown } from '../seasons/stored-season';
import { requireDistinct } from './distinct-people';
import { exportedSeason } from './exported-season';
import { fileOfSeason, peopleOfSeason } from './file-of-season';
import { newPlayersOf, type PeopleOfLeague, peopleOfFile, peopleOfLeague, personOf } from './people-of-file';
import { type ReadFile, readFile } from './read-file';
import { type NamedFile, refused, replacedYears, reportOf } from './report-of-files';
import { seasonOfFile } from './season-of-file';
import { writeFile } from './write-file';

type GivenFile = SeasonFilesRequest['files'][number];

export type SeasonFiles = ReturnType<typeof createSeasonFiles>;

/** Past seasons as files: import from, and export to, another club installation. */
export function createSeasonFiles({ db, live, clock }: ServiceParts) {
  const thisYear = () => yearOf(clock.today());
  return {
    /** The effect of importing the files, with the problems of each; nothing is written. */
    check: (files: readonly GivenFile[]): Promise<SeasonFilesReport> => reportOf(db.handle, read(files), thisYear()),

    /**
     * Imports all files or none; a season that was imported before is replaced.
     * @param replacing the years of which the administrator knows that; left out: all
     * @throws Refusal 400 `SEASON_FILES_REFUSED` when a file has a problem; 409 `SEASON_IMPORTED` for a year that
     * has been imported meanwhile, `SEASON_EXISTS` for one that a registration prepares at that moment
     */
    import(
      given: readonly GivenFile[],
      actorId: number | null,
      replacing?: readonly number[],
    ): Promise<SeasonFilesReport> {
      const files = read(given);
      return db.transaction(async (tx) => {
        await lockForImport(tx, files);
        const report = await reportOf(tx, files, thisYear());
        if (!report.isPossible) throw refused(report);
        const unknown = replacing && replacedYears(report).find((year) => !replacing.includes(year));
        if (unknown) {
          throw importedMeanwhile(unknown, actorId, await latestChanger(tx, unknown));
        }
        const all = files.map(({ rows }) => rows);
        const league = await peopleOfLeague(tx, all);
        for (const rows of all) await importFile(tx, rows, league, { at: clock.now(), actorId });
        await live.changed(tx, 'league');
        // A file may contain captions of pictures.
        await live.changed(tx, 'gallery');
        return report;
      });
    },

    /**
     * The file of a season that is over.
     * @throws Refusal 404 `SEASON_UNKNOWN`; 409 `SEASON_NOT_FINISHED` while it is played, `NAMESAKES` when the file could
     * not be imported
     */
    async export(year: number): Promise<string> {
      const stored = await exportedSeason(db.handle, year);
      if (!stored) throw seasonUnknown(year);
      if (stored.state !== 'FINISHED') {
        throw new Refusal(409, 'SEASON_NOT_FINISHED', `Sezona ${year}. još nije završena.`);
      }
      requireDistinct(year, peopleOfSeason(stored), await readPlayerNames(db.handle));
      return writeFile(fileOfSeason({ ...stored, captions: await captionsOf(db.handle, year) }));
    },
  };
}

/** Only the answer of the caller's own import may have been lost. */
function importedMeanwhile(
  year: number,
  actorId: number | null,
  by: { readonly id: number; readonly name: string } | undefined,
): Refusal {
  const refused = (message: string) => new Refusal(409, 'SEASON_IMPORTED', message);
  if (by && by.id === actorId) return refused(`Sezonu ${year}. već ste uvezli. Pogledajte novu provjeru.`);
  const what = by ? `uvezla druga osoba: ${by.name}` : 'netko uvezao';
  return refused(`Sezonu ${year}. je u međuvremenu ${what}. Pogledajte novu provjeru i ponovite.`);
}

const read = (files: readonly GivenFile[]): NamedFile[] => files.map(({ name, text }) => ({ name, ...readFile(text) }));

/**
 * Locks in the order of every change of a season: first the seasons, then the names. Imports run one after another,
 * whatever their years: each finds the players that the previous one has added.
 */
async function lockForImport(tx: Tx, files: readonly NamedFile[]): Promise<void> {
  const years = files.flatMap(({ rows }) => rows.SEZONA[0]?.godina ?? []);
  for (const year of years.toSorted((left, right) => left - right)) await lockSeason(tx, year);
  await lockNames(tx);
}

async function importFile(
  tx: Tx,
  rows: ReadFile,
  league: PeopleOfLeague,
  { at, actorId }: { at: Date; actorId: number | null },
): Promise<void> {
  const people = peopleOfFile(rows, league);
  const ids = new Map(people.ids);
  const numbers = await insertPlayers(tx, newPlayersOf(people.strangers, league, at));
  people.strangers.forEach((row, index) => {
    const id = numbers[index] ?? 0;
    ids.set(row.oznaka, id);
    league.known.add(personOf(row), id);
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
