import type { LeaguePlayerRow } from '../players/league-players.repository';
import { registeredName, typedName } from './registered-name';
import { emailKey, type RegistrationRow } from './registrations.repository';

type Person = Pick<RegistrationRow, 'first_name' | 'last_name' | 'birth_date' | 'email_key'>;

/** From here on a match identifies the player. */
const IDENTIFIES = 3;

/** Which of a person's data a player has too. */
interface Same {
  readonly hasName: boolean;
  readonly hasEmail: boolean;
}

/**
 * How well a player matches a person: 4 and 5 by name and birth date, 3 by name and e-mail, 2 by name where no birth date
 * is known, 1 by name or e-mail alone. A family may share an e-mail: it identifies a registration (resolution 28), but a
 * player only together with the name.
 */
function matchOf(person: Person, player: LeaguePlayerRow, { hasName, hasEmail }: Same): number {
  if (!hasName) return 1;
  if (player.birthDate === person.birth_date) return hasEmail ? 5 : 4;
  if (hasEmail) return IDENTIFIES;
  return player.birthDate === null ? 2 : 1;
}

/**
 * Finds players of earlier seasons who may be a registered person, the best match first. `certain`: the one who
 * certainly is; `likely`: also those with the same name whose birth date is not known, as in archived seasons; `all`:
 * everybody with the same name or e-mail. The players' names are prepared once, for any number of registrations.
 */
export function candidatesAmong(players: readonly LeaguePlayerRow[]) {
  const known = players.map((player) => ({
    player,
    name: typedName(player),
    email: player.email === null ? null : emailKey(player.email),
  }));
  return (person: Person) => {
    const own = registeredName(person);
    const matches = known
      .filter(({ name, email }) => name === own || email === person.email_key)
      .map(({ player, name, email }) => {
        const same = { hasName: name === own, hasEmail: email === person.email_key };
        return { player, match: matchOf(person, player, same) };
      })
      .toSorted((left, right) => right.match - left.match);
    const [best, second] = matches;
    const isCertain = best !== undefined && best.match >= IDENTIFIES && best.match !== second?.match;
    return {
      certain: isCertain ? best.player : undefined,
      likely: matches.filter(({ match }) => match > 1).map(({ player }) => player),
      all: matches.map(({ player }) => player),
    };
  };
}
