import type { LeaguePlayer, ListedPlayer } from '@club/shared/contracts/league/players';

/** `Čavlović Željko`, the form by which lists are sorted and searched. */
export const sortedName = ({ ime, prezime }: { ime: string; prezime: string }): string => `${prezime} ${ime}`;

type Named = LeaguePlayer & Pick<ListedPlayer, 'nadimak'>;

/**
 * The names by player number, surname first; a player may be given more than once. Players of the same name are
 * distinguished by the nickname, `Horvat Ivan (Crni)`; without a nickname by the unique short name.
 *
 * @param players everybody with whom one of them could be confused, not only those shown: a name is the same on every
 *   page (resolution 51)
 */
export function sortedNames(players: readonly Named[]): ReadonlyMap<number, string> {
  const names = [...new Map(players.map((player) => [player.id, sortedName(player)])).values()];
  const shared = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return new Map(
    players.map((player) => {
      const name = sortedName(player);
      if (!shared.has(name)) return [player.id, name];
      return [player.id, player.nadimak ? `${name} (${player.nadimak})` : player.displayName];
    }),
  );
}
