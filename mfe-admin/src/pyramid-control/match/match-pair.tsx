import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { VisuallyHidden } from '@club/shared/ui-core';
import { isOfPyramid, pairOf, playersOf } from './match-labels';

/** `Grubišić M. → Tomić Ž.`, which screen readers read as `pairOf`; in the knockout `Grubišić M. – Tomić Ž.` */
export function MatchPair({ match }: { match: LeagueMatch }) {
  if (!isOfPyramid(match)) return pairOf(match);
  return (
    <>
      <span aria-hidden>
        {playersOf(match)
          .map(({ displayName }) => displayName)
          .join(' → ')}
      </span>
      <VisuallyHidden>{pairOf(match)}</VisuallyHidden>
    </>
  );
}
