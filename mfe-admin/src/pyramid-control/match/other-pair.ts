import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { withStop } from '@club/shared/domain';
import { playersOf, titleOf } from './match-labels';

/** The players of a match for `seen`: the match keeps its id when others play it. */
export const seenPlayers = ({ player1, player2 }: LeagueMatch): number[] => [player1.id, player2.id];

/** Says that others play the match than when its form was opened; undefined while the same two do. */
export function otherPairNotice(opened: LeagueMatch, now: LeagueMatch): string | undefined {
  if (seenPlayers(opened).join() === seenPlayers(now).join()) return undefined;
  const players = playersOf(now)
    .map(({ displayName }) => displayName)
    .join(' i ');
  const change = withStop(`Par se u međuvremenu promijenio: sada igraju ${players}`);
  return `${change} Upis za ${titleOf(opened)} ne može se spremiti; zatvorite ga i upišite rezultat novog para.`;
}
