import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { changedPairText, isSamePair, pairIds } from '@club/shared/domain';
import { playersOf, titleOf } from './match-labels';

/** Says that others play the match than when its form was opened; undefined while the same two do. */
export function otherPairNotice(opened: LeagueMatch, now: LeagueMatch): string | undefined {
  if (isSamePair(pairIds(opened), pairIds(now))) return undefined;
  const [one, other] = playersOf(now);
  const change = changedPairText(one.displayName, other.displayName);
  return `${change} Upis za ${titleOf(opened)} ne može se spremiti; zatvorite ga i upišite rezultat novog para.`;
}
