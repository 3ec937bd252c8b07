import type { LeaguePlayerRow } from '../players/league-players.repository';
import { hasNameOf } from './registered-name';
import { emailKey, type RegistrationRow } from './registrations.repository';

type Person = Pick<RegistrationRow, 'first_name' | 'last_name' | 'birth_date' | 'email_key'>;

/** From here on a match identifies the player. */
const IDENTIFIES = 3;

/**
 * How well a player matches a person: 4 and 5 by name and birth date, 3 by name and e-mail, 2 by name where no birth date
 * is known, 1 by name or e-mail alone, 0 not at all. A family may share an e-mail: it identifies a registration
 * (resolution 28), but a player only together with the name.
 */
function matchOf(person: Person, player: LeaguePlayerRow): number {
  const hasName = hasNameOf(person, player);
  const hasEmail = player.email !== null && emailKey(player.email) === person.email_key;
  if (!hasName) return hasEmail ? 1 : 0;
  if (player.birthDate === person.birth_date) return hasEmail ? 5 : 4;
  if (hasEmail) return IDENTIFIES;
  return player.birthDate === null ? 2 : 1;
}

/**
 * Players of earlier seasons who may be the registered person, the best match first. `certain`: the one who certainly
 * is; `likely`: also those with the same name whose birth date is not known, as in archived seasons; `all`: everybody
 * with the same name or e-mail.
 */
export function candidatesFor(person: Person, players: readonly LeaguePlayerRow[]) {
  const matches = players
    .map((player) => ({ player, match: matchOf(person, player) }))
    .filter(({ match }) => match > 0)
    .toSorted((left, right) => right.match - left.match);
  const [best, second] = matches;
  const isCertain = best !== undefined && best.match >= IDENTIFIES && best.match !== second?.match;
  return {
    certain: isCertain ? best.player : undefined,
    likely: matches.filter(({ match }) => match > 1).map(({ player }) => player),
    all: matches.map(({ player }) => player),
  };
}
