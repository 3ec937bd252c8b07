import type { LeaguePlayer, ListedPlayer } from '@club/shared/contracts/league/players';
import { surnameFirst } from '@club/shared/domain';

/** `surnameFirst` of a league player. */
export const sortedName = ({ ime, prezime }: { ime: string; prezime: string }): string =>
  surnameFirst({ firstName: ime, lastName: prezime });

type Named = LeaguePlayer & Pick<ListedPlayer, 'nadimak'>;

/**
 * The names by player number, surname first; a player may be given more than once. Players of the same name are
 * distinguished by the nickname, `Horvat Ivan (Crni)`; without one, or if the nickname is the same too, by the unique
 * short name.
 *
 * @param players everybody with whom one of them could be confused, not only those shown: a name is the same on every
 *   page (resolution 51)
 */
export function sortedNames(players: readonly Named[]): ReadonlyMap<number, string> {
  const each = [...new Map(players.map((player) => [player.id, player])).values()];
  const fullNames = distinguished(each, sortedName, (player) =>
    player.nadimak ? `${sortedName(player)} (${player.nadimak})` : player.displayName,
  );
  return distinguished(
    each,
    ({ id, displayName }) => fullNames.get(id) ?? displayName,
    ({ displayName }) => displayName,
  );
}

/** The text of each player, or the longer one for those whose text others have too. */
function distinguished(
  players: readonly Named[],
  textOf: (player: Named) => string,
  longerTextOf: (player: Named) => string,
): ReadonlyMap<number, string> {
  const texts = players.map(textOf);
  const repeated = new Set(texts.filter((text, index) => texts.indexOf(text) !== index));
  return new Map(
    players.map((player) => {
      const text = textOf(player);
      return [player.id, repeated.has(text) ? longerTextOf(player) : text];
    }),
  );
}
