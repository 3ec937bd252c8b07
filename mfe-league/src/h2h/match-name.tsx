import type { H2hMatch } from '@club/shared/contracts/league/h2h';
import { styled, VisuallyHidden } from '@club/shared/ui-core';

const Name = styled('span')(({ theme }) => ({
  '&[data-won]': { fontWeight: 700, color: theme.vars.palette.free.main },
}));

/** A player of a match: the winner in green, a player who retired with '(ret.)' (specification, section 2). */
export function MatchName({ match, side }: { match: H2hMatch; side: 'player1' | 'player2' }) {
  const player = match[side];
  const isWinner = match.pobjednik?.id === player.id;
  return (
    <Name data-won={isWinner || undefined}>
      {player.displayName}
      {match.predaoIgrac?.id === player.id && ' (ret.)'}
      {isWinner && <VisuallyHidden> pobjednik</VisuallyHidden>}
    </Name>
  );
}
