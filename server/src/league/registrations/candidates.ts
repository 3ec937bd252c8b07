import type { LeaguePlayerRow } from '../players/league-players.repository';
import { emailKey, type RegistrationRow } from './registrations.repository';

type Person = Pick<RegistrationRow, 'first_name' | 'last_name' | 'birth_date' | 'email_key'>;

const folded = (text: string): string => text.trim().toLocaleLowerCase('hr');

/**
 * Players of earlier seasons who may be the registered person. `certain`: the same e-mail, or name and birth date;
 * `likely`: also those with the same name whose birth date is not known, as in archived seasons; `all`: everybody with
 * the same name.
 */
export function candidatesFor(person: Person, players: readonly LeaguePlayerRow[]) {
  const hasSameName = (player: LeaguePlayerRow) =>
    folded(player.firstName) === folded(person.first_name) && folded(player.lastName) === folded(person.last_name);
  const isCertain = (player: LeaguePlayerRow) =>
    (player.email !== null && emailKey(player.email) === person.email_key) ||
    (hasSameName(player) && player.birthDate === person.birth_date);
  const certain = players.filter(isCertain);
  const namesakes = players.filter((player) => !isCertain(player) && hasSameName(player));
  return {
    certain,
    likely: [...certain, ...namesakes.filter(({ birthDate }) => birthDate === null)],
    all: [...certain, ...namesakes],
  };
}
