import type { ControlPlayer } from '@club/shared/contracts/league/pyramid-control';
import type { LeagueRound, PyramidCell } from '@club/shared/contracts/league/pyramids';
import { playerOptions } from '../controlled-season/player-options';

interface AbsenceChoice {
  readonly players: readonly ControlPlayer[];
  /** The initial pyramid of the round; undefined while it is not known: the server then refuses who cannot be chosen. */
  readonly cells: readonly PyramidCell[] | undefined;
  /** Undefined while it is not chosen. */
  readonly round: Pick<LeagueRound, 'number' | 'state'> | undefined;
  /** What is chosen now, which stays an option when another choice has made it impossible. */
  readonly chosen: { readonly playerId: string; readonly substituteId: string };
}

/** Who can be absent from a round, and who can substitute: nobody plays twice in a round, or after withdrawing. */
export function absenceOptions({ players, cells, round, chosen }: AbsenceChoice) {
  const regulars = cells?.map(({ player, substituted }) => (substituted ?? player)?.id);
  const substitutes = cells?.map(({ player, substituted }) => {
    // A second entry for the same regular replaces the first.
    return substituted && String(substituted.id) !== chosen.playerId ? player?.id : undefined;
  });
  const isPlaying = (id: number) => regulars?.includes(id) || substitutes?.includes(id);
  // Who has left since may have stood in in a round that is closed; who had left before it may not.
  const hasLeft = ({ withdrawn, withdrawnBefore }: ControlPlayer) =>
    round?.state === 'OPEN' ? withdrawn : withdrawnBefore !== undefined && withdrawnBefore <= (round?.number ?? 0);
  return {
    absent: playerOptions(
      players,
      ({ id, entered, withdrawn }) =>
        String(id) === chosen.playerId || (regulars ? regulars.includes(id) : entered || withdrawn),
    ),
    substitutes: playerOptions(
      players,
      (player) => String(player.id) === chosen.substituteId || !(isPlaying(player.id) || hasLeft(player)),
    ),
  };
}
