import { folded } from '../engine';
import type { LeaguePerson } from '../players/league-players.repository';

type Identity = Pick<LeaguePerson, 'firstName' | 'lastName' | 'nickname' | 'birthDate'>;

/** The numbers of those who share a name: all of them, and by the date of birth, null where it is unknown. */
interface Namesakes {
  readonly all: number[];
  readonly byDay: Map<string | null, number[]>;
}

/**
 * The people of the league by name, so that a file matches those whom the club already knows. Without the erased ones:
 * a pseudonym contains a number of the club that gave it, and another club may have given it to somebody else.
 */
export class KnownPeople {
  private readonly byName = new Map<string, Namesakes>();

  constructor(people: readonly (Identity & { readonly id: number; readonly erasedAt?: Date | null })[]) {
    for (const person of people) if (!person.erasedAt) this.add(person, person.id);
  }

  add(person: Identity, id: number): void {
    const key = nameKey(person);
    const named: Namesakes = this.byName.get(key) ?? { all: [], byDay: new Map() };
    const sameDay = named.byDay.get(person.birthDate) ?? [];
    named.all.push(id);
    sameDay.push(id);
    named.byDay.set(person.birthDate, sameDay);
    this.byName.set(key, named);
  }

  /** All who may be the person: same names and nickname, and no other date of birth. An equal date of birth decides. */
  find({ birthDate, ...person }: Identity): readonly number[] {
    const named = this.byName.get(nameKey(person));
    const sameDay = named?.byDay.get(birthDate);
    return sameDay ?? (birthDate === null ? named?.all : named?.byDay.get(null)) ?? [];
  }
}

function nameKey({ firstName, lastName, nickname }: Omit<Identity, 'birthDate'>): string {
  return [lastName, firstName, nickname ?? ''].map(folded).join('\u0000');
}
