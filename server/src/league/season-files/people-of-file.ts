import { isPseudonym, personName } from '@club/shared/domain';
import type { Handle } from '../../platform/database';
import { freePseudonym, withoutSuffix } from '../players/free-pseudonym';
import { allPlayers, type LeaguePlayerRow, type NewLeaguePlayer } from '../players/league-players.repository';
import { exportedSeason } from './exported-season';
import { peopleOfSeason } from './file-of-season';
import { KnownPeople } from './known-people';
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

/** Whom files can mean. */
export interface PeopleOfLeague {
  readonly known: KnownPeople;
  /** The erased people of the stored seasons of the files, by year: a pseudonym is known there only. */
  readonly erased: ReadonlyMap<number, readonly LeaguePlayerRow[]>;
  /** The names of all players; an import adds those of the strangers. */
  readonly taken: Set<string>;
  /** The names in all files. */
  readonly given: ReadonlySet<string>;
}

export async function peopleOfLeague(handle: Handle, files: readonly ReadFile[]): Promise<PeopleOfLeague> {
  const players = await allPlayers(handle);
  const known = new KnownPeople(players);
  const erased = new Map<number, readonly LeaguePlayerRow[]>();
  for (const { SEZONA, IGRAČ } of files) {
    const year = SEZONA[0]?.godina;
    const stored = year === undefined ? undefined : await exportedSeason(handle, year);
    if (year === undefined || !stored) continue;
    const ofYear = peopleOfSeason(stored).filter(({ erasedAt }) => erasedAt);
    erased.set(year, ofYear);
    // The files without a stored season mean the same person by the pseudonym.
    const ownOf = ownErased(ofYear, IGRAČ);
    for (const person of IGRAČ.map(personOf)) {
      const own = ownOf(person);
      if (own && known.find(person).length === 0) known.add(person, own.id);
    }
  }
  const taken = new Set(players.map(personName));
  const given = new Set(files.flatMap(({ IGRAČ }) => IGRAČ.map((row) => personName(personOf(row)))));
  return { known, erased, taken, given };
}

export function peopleOfFile({ SEZONA, IGRAČ }: ReadFile, { known, erased }: PeopleOfLeague): FilePeople {
  const ofYear = erased.get(SEZONA[0]?.godina ?? 0) ?? [];
  const ownOf = ownErased(ofYear, IGRAČ);
  const ids = new Map<number, number>();
  const strangers: PersonRow[] = [];
  const problems: FileProblem[] = [];
  const lines = new Map<number, number>();
  for (const row of IGRAČ) {
    const { line, ime, prezime, oznaka } = row;
    const person = personOf(row);
    const own = ownOf(person);
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
  const found = new Set(ids.values());
  return { ids, strangers, unnamedErased: ofYear.filter(({ id }) => !found.has(id)), problems };
}

/**
 * Finds the erased person of the stored season whom the file names: by his pseudonym, or without the suffix that he was
 * given at an import because the pseudonym was taken.
 */
function ownErased(erased: readonly LeaguePlayerRow[], rows: readonly PersonRow[]) {
  const named = new Map(erased.map((player) => [personName(player), player]));
  const names = new Set(rows.map((row) => personName(personOf(row))));
  const unnamed = erased.filter((player) => !names.has(personName(player)));
  return (person: ReturnType<typeof personOf>): LeaguePlayerRow | undefined => {
    const given = personName(withoutSuffix(person));
    const [first, ...others] = unnamed.filter((player) => personName(withoutSuffix(player)) === given);
    return named.get(personName(person)) ?? (others.length === 0 ? first : undefined);
  };
}

/** What a person is recognised by; nothing but the pseudonym if the data are erased. */
export function personOf({ ime: firstName, prezime: lastName, nadimak, rođen }: RowOf<'IGRAČ'>) {
  const isErased = isPseudonym({ firstName, lastName });
  return { firstName, lastName, nickname: isErased ? null : nadimak, birthDate: isErased ? null : rođen };
}

/** The strangers as players; none has a pseudonym that the league has already, or that the files give to another. */
export function newPlayersOf(
  strangers: readonly PersonRow[],
  { taken, given }: PeopleOfLeague,
  at: Date,
): NewLeaguePlayer[] {
  return strangers.map((row) => {
    const person = personOf(row);
    if (!isPseudonym(person)) return { ...person, residence: row.mjesto, createdAt: at };
    const own = personName(person);
    const name = freePseudonym(person, (each) => taken.has(each) || (each !== own && given.has(each)));
    taken.add(personName(name));
    return { ...name, erasedAt: at, createdAt: at };
  });
}
