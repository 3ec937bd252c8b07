import type { ListedPlayer } from '@club/shared/contracts/league/players';

/** `Čavlović Željko`, the order by which lists are sorted and searched. */
export const fullName = ({ ime, prezime }: { ime: string; prezime: string }): string => `${prezime} ${ime}`;

type Named = Pick<ListedPlayer, 'id' | 'ime' | 'prezime' | 'nadimak'>;

/** The full names by player number; the nickname distinguishes players of the same name: `Horvat Ivan (Crni)`. */
export function fullNames(players: readonly Named[]): ReadonlyMap<number, string> {
  const names = players.map(fullName);
  const shared = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return new Map(
    players.map((player) => {
      const name = fullName(player);
      return [player.id, shared.has(name) && player.nadimak ? `${name} (${player.nadimak})` : name];
    }),
  );
}
