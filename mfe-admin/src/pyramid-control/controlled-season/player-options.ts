import type { ControlPlayer } from '@club/shared/contracts/league/pyramid-control';
import { sortedName, sortedNames } from '@club/shared/league-player';

/**
 * Whether a player can be put into a place of the draft, or can substitute in the open round: nobody plays twice, or
 * after withdrawing.
 */
export const mayBeChosen = ({ inPyramid, isSubstitute, withdrawn }: ControlPlayer): boolean =>
  !(inPyramid || isSubstitute || withdrawn);

/** Options for the wanted players, in which players of the same name are distinguished. */
export function playerOptions(players: readonly ControlPlayer[], isWanted: (player: ControlPlayer) => boolean) {
  const names = sortedNames(players);
  return players
    .filter(isWanted)
    .map((player) => ({ value: String(player.id), label: names.get(player.id) ?? sortedName(player) }));
}
