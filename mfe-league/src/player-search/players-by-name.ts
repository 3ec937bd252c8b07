import type { LeaguePlayer } from '@club/shared/contracts/league/players';

/** Each of these players once, in Croatian order. */
export function playersByName(players: readonly (LeaguePlayer | null)[]): LeaguePlayer[] {
  const { compare } = new Intl.Collator('hr');
  const some = players.filter((player) => player !== null);
  return [...new Map(some.map((player) => [player.id, player])).values()].sort(
    (a, b) => compare(a.prezime, b.prezime) || compare(a.ime, b.ime),
  );
}
