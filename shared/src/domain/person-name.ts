interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** `Željko Čavlović`, as people are addressed and as the action log names them. */
export const personName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`;

/** What replaces the name of an erased person is no first name and surname; with `/2` another club's has the number. */
const PSEUDONYM = /^(?:Bivši (?:član|igrač)|Izbrisana prijava) \d+(?:\/\d+)?$/;

export const isPseudonym = (person: Named): boolean => PSEUDONYM.test(personName(person));

/** `Čavlović Željko`, as lists by surname write and search it; of an erased person `Bivši član 7`, among the names with Č. */
export const surnameFirst = (person: Named): string =>
  isPseudonym(person) ? personName(person) : `${person.lastName} ${person.firstName}`;
