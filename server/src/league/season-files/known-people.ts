import type { LeaguePerson } from '../players/league-players.repository';

type Identity = Pick<LeaguePerson, 'firstName' | 'lastName' | 'nickname' | 'birthDate'>;

/** The people of the league by name, so that a file matches those whom the club already knows. */
export class KnownPeople {
  private readonly byName = new Map<string, { readonly person: Identity; readonly id: number }[]>();

  constructor(people: readonly (Identity & { readonly id: number })[]) {
    for (const person of people) this.add(person, person.id);
  }

  add(person: Identity, id: number): void {
    const key = nameKey(person);
    const named = this.byName.get(key) ?? [];
    named.push({ person, id });
    this.byName.set(key, named);
  }

  /** All who may be the person: same names and nickname, and no other date of birth. An equal date of birth decides. */
  find(person: Identity): readonly number[] {
    const named = this.byName.get(nameKey(person)) ?? [];
    const sameDay = named.filter((other) => other.person.birthDate === person.birthDate);
    const possible = named.filter((other) => other.person.birthDate === null || person.birthDate === null);
    return (sameDay.length > 0 ? sameDay : possible).map(({ id }) => id);
  }
}

function nameKey({ firstName, lastName, nickname }: Identity): string {
  return [lastName, firstName, nickname ?? '']
    .map((part) => part.trim().normalize('NFC').toLocaleLowerCase('hr'))
    .join('\u0000');
}
