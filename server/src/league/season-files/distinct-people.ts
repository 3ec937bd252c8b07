import { Refusal } from '../../platform/http';
import type { LeaguePlayerRow } from '../players/league-players.repository';
import type { PlayerNames } from '../players/player-names';

type Person = Pick<LeaguePlayerRow, 'firstName' | 'lastName' | 'nickname' | 'birthDate'>;

/** All that a file says to recognise a person. No file contains two people of whom it says the same. */
export const describePerson = ({ firstName, lastName, nickname, birthDate }: Person): string =>
  [firstName, lastName, nickname, birthDate].filter((part) => part !== null).join(' ');

/** @throws Refusal 409 `NAMESAKES` for people of whom the file of the season would say the same */
export function requireDistinct(year: number, people: readonly LeaguePlayerRow[], names: PlayerNames): void {
  const described = people.map(describePerson);
  const alike = people.filter((_, index) => described.filter((each) => each === described[index]).length > 1);
  if (alike.length === 0) return;
  const all = alike.map(({ id }) => names.of(id).displayName).join(', ');
  const message = `Sezona ${year}. ne može se preuzeti: u datoteci se ne bi razlikovali ${all}.`;
  // Nothing is added to the data of an erased person.
  const canDiffer = alike.some(({ erasedAt }) => !erasedAt);
  const remedy = ' Dopišite im datum rođenja ili nadimak pod „Svi igrači lige”.';
  throw new Refusal(409, 'NAMESAKES', canDiffer ? message + remedy : message);
}
