import type { LeaguePlayer, ListedPlayer } from '@club/shared/contracts/league/players';
import { matchesAllWords, withoutDiacritics } from '@club/shared/domain';

type Named = LeaguePlayer & Partial<Pick<ListedPlayer, 'nadimak'>>;

/** The players whose name or nickname contains every word of `search`, with or without diacritics. */
export function foundPlayers<Player extends Named>(players: readonly Player[], search: string): Player[] {
  const matches = matchesAllWords(search);
  return players.filter(({ ime, prezime, displayName, nadimak }) =>
    matches(withoutDiacritics(`${prezime} ${ime} ${displayName} ${nadimak ?? ''}`)),
  );
}
