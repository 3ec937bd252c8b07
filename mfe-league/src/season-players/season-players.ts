import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import type { PyramidCell } from '@club/shared/contracts/league/pyramids';

const byName = new Intl.Collator('hr').compare;

/** Everybody who ever had a place in these pyramids, including substitutes, in Croatian order. */
export function seasonPlayers(pyramids: Iterable<readonly PyramidCell[]>): LeaguePlayer[] {
  const players = new Map<number, LeaguePlayer>();
  for (const cells of pyramids) {
    for (const { player, substituted } of cells) {
      if (player) players.set(player.id, player);
      if (substituted) players.set(substituted.id, substituted);
    }
  }
  return [...players.values()].sort((a, b) => byName(a.prezime, b.prezime) || byName(a.ime, b.ime));
}
