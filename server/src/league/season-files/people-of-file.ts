import { isPseudonym, personName } from '@club/shared/domain';
import type { Handle } from '../../platform/database';
import type { LeaguePlayerRow, NewLeaguePlayer } from '../players/league-players.repository';
import { exportedSeason } from './exported-season';
import { peopleOfSeason } from './file-of-season';
import type { KnownPeople } from './known-people';
import type { FileProblem, Placed, ReadFile } from './read-file';
import type { RowOf } from './sections';

type PersonRow = Placed<RowOf<'IGRAČ'>>;

/** The people of a file. */
export interface FilePeople {
  /** The club's ids of the people whom it knows, by the numbers of the file. */
  readonly ids: ReadonlyMap<number, number>;
  readonly strangers: readonly PersonRow[];
  /** The people of the stored season whose data are erased, and whom the file does not name by the pseudonym. */
  readonly unnamedErased: readonly LeaguePlayerRow[];
  /** A name that several players have, and two rows that are one player. */
  readonly problems: readonly FileProblem[];
}

/** An erased person is known in the stored season of the file's year only. */
export async function peopleOfFile(
  handle: Handle,
  { SEZONA, IGRAČ }: ReadFile,
  known: KnownPeople,
): Promise<FilePeople> {
  const erased = await erasedOfSeason(handle, SEZONA[0]?.godina);
  const ids = new Map<number, number>();
  const strangers: PersonRow[] = [];
  const problems: FileProblem[] = [];
  const lines = new Map<number, number>();
  for (const row of IGRAČ) {
    const { line, ime, prezime, oznaka } = row;
    const person = personOf(row);
    const own = erased.find((player) => personName(player) === personName(person));
    const [id, another] = own ? [own.id] : known.find(person);
    if (id === undefined) {
      strangers.push(row);
      continue;
    }
    const first = lines.get(id);
    if (another !== undefined) {
      problems.push({ line, message: `U ligi je više igrača imena ${ime} ${prezime}; dopišite datum rođenja.` });
    } else if (first !== undefined) {
      const message = `Prema imenu je to isti igrač lige kao u ${first}. retku (${ime} ${prezime}); dopišite datume rođenja, u datoteci i u podacima igrača.`;
      problems.push({ line, message });
    } else {
      lines.set(id, line);
    }
    ids.set(oznaka, id);
  }
  const named = new Set(ids.values());
  return { ids, strangers, unnamedErased: erased.filter(({ id }) => !named.has(id)), problems };
}

async function erasedOfSeason(handle: Handle, year: number | undefined): Promise<readonly LeaguePlayerRow[]> {
  const stored = year === undefined ? undefined : await exportedSeason(handle, year);
  return stored ? peopleOfSeason(stored).filter(({ erasedAt }) => erasedAt) : [];
}

/** What a person is recognised by; nothing but the pseudonym if the data are erased. */
export function personOf({ ime: firstName, prezime: lastName, nadimak, rođen }: RowOf<'IGRAČ'>) {
  const isErased = isPseudonym({ firstName, lastName });
  return { firstName, lastName, nickname: isErased ? null : nadimak, birthDate: isErased ? null : rođen };
}

/** A stranger as a player of the league. */
export function newPlayerOf(row: PersonRow, at: Date): NewLeaguePlayer {
  const person = personOf(row);
  return isPseudonym(person)
    ? { ...person, erasedAt: at, createdAt: at }
    : { ...person, residence: row.mjesto, createdAt: at };
}
