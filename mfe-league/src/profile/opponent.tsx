import type { ProfileMatch } from '@club/shared/contracts/league/players';
import { TextLink } from '@club/shared/ui-core';

interface OpponentProps {
  match: ProfileMatch;
  /** Number of the player whose profile it is. */
  player: number;
}

/** The opponent of a match, with a link to that profile. */
export function Opponent({ match, player }: OpponentProps) {
  const opponent = match.player1.id === player ? match.player2 : match.player1;
  return (
    <>
      <TextLink alone to={`/summer-league/players-list/${opponent.id}`}>
        {opponent.displayName}
      </TextLink>
      {match.outcome === 'RETIRED' && match.retired?.id === opponent.id && ' (ret.)'}
    </>
  );
}
