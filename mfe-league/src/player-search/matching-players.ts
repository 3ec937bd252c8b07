import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import { withoutDiacritics } from '@club/shared/domain';
import { foundPlayers } from './found-players';

const plain = (text: string) => withoutDiacritics(text).trim().replace(/\s+/g, ' ');

/**
 * The players whom a typed name may mean: those with that display name; if there are none, those with that surname or full
 * name, in either order; otherwise those whose name contains all its words. Nobody for an empty text.
 */
export function matchingPlayers<Player extends LeaguePlayer>(
  players: readonly Player[],
  text: string,
): readonly Player[] {
  const typed = plain(text);
  if (!typed) return [];
  const criteria: readonly ((player: Player) => boolean)[] = [
    ({ displayName }) => displayName === text.trim(),
    ({ displayName }) => plain(displayName) === typed,
    ({ ime, prezime }) => [prezime, `${ime} ${prezime}`, `${prezime} ${ime}`].some((name) => plain(name) === typed),
  ];
  for (const meets of criteria) {
    const matching = players.filter(meets);
    if (matching.length > 0) return matching;
  }
  return foundPlayers(players, text);
}
