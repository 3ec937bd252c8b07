import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { playedSets } from '@club/shared/league-match';
import { outcomeLabel, playerMarks } from '../../match/match-labels';
import { playerOn, type Side } from '../../match/sides';
import { ScoreTable } from './score-table';

interface MatchScoreProps {
  match: MyLeagueMatch;
  /** Whose entry it is, beside another one. */
  of?: string;
}

/** The stored score of a match. */
export function MatchScore({ match, of }: MatchScoreProps) {
  const lineOf = (side: Side) => {
    const hasWon = match.winner?.id === playerOn(match, side).id;
    const hasForfeited = match.outcome === 'WALKOVER' && match.winner !== null && !hasWon;
    const marks = [playerMarks(match, side), hasForfeited && outcomeLabel(match)].filter(Boolean).join(' ');
    return { marks, hasWon };
  };
  return (
    <ScoreTable
      caption={['Rezultat po setovima', of].filter(Boolean).join(', ')}
      match={match}
      sets={playedSets(match)}
      lineOf={lineOf}
      foot={match.outcome === 'NO_RESULT' ? outcomeLabel(match) : null}
    />
  );
}
