import type { KnownPeople } from './known-people';
import type { FileProblem, Placed, ReadFile } from './read-file';
import type { RowOf } from './sections';

type PersonRow = Placed<RowOf<'IGRAČ'>>;

/** The people of a file. */
export interface FilePeople {
  /** The club's ids of the people whom it knows, by the numbers of the file. */
  readonly ids: ReadonlyMap<number, number>;
  readonly strangers: readonly PersonRow[];
  /** A name that several players have, and two rows that are one player. */
  readonly problems: readonly FileProblem[];
}

export function peopleOfFile({ IGRAČ }: ReadFile, known: KnownPeople): FilePeople {
  const ids = new Map<number, number>();
  const strangers: PersonRow[] = [];
  const problems: FileProblem[] = [];
  const lines = new Map<number, number>();
  for (const row of IGRAČ) {
    const { line, ime, prezime, oznaka } = row;
    const [id, another] = known.find(personOf(row));
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
  return { ids, strangers, problems };
}

export function personOf({ ime, prezime, nadimak, rođen }: RowOf<'IGRAČ'>) {
  return { firstName: ime, lastName: prezime, nickname: nadimak, birthDate: rođen };
}
