import type { LeaguePlayer } from '@club/shared/contracts/league/players';

const byName = new Intl.Collator('hr').compare;

/** Each of these players once, in Croatian order. */
export function playersByName(players: readonly (LeaguePlayer | null)[]): LeaguePlayer[] {
  const some = players.filter((player) => player !== null);
  return [...new Map(some.map((player) => [player.id, player])).values()].sort(
    (a, b) => byName(a.prezime, b.prezime) || byName(a.ime, b.ime),
  );
}
