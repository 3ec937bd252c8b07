import type { ListedPlayer } from '@club/shared/contracts/league/players';
import { matchesAllWords, withoutDiacritics } from '@club/shared/domain';

/** The players whose name or nickname contains every word of `search`, with or without diacritics. */
export function foundPlayers(players: readonly ListedPlayer[], search: string): readonly ListedPlayer[] {
  const matches = matchesAllWords(search);
  return players.filter(({ ime, prezime, nadimak }) =>
    matches(withoutDiacritics(`${prezime} ${ime} ${nadimak ?? ''}`)),
  );
}
