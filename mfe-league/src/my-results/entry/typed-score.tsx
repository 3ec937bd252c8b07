import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { ScoreTable } from '../own-match/score-table';
import { type Draft, setsOf } from './draft';

interface TypedScoreProps {
  match: Pick<MyLeagueMatch, 'player1' | 'player2' | 'mySide'>;
  draft: Draft;
}

/** The score that the player has typed, without a winner. */
export const TypedScore = ({ match, draft }: TypedScoreProps) => (
  <ScoreTable
    caption="Rezultat po setovima, vaš upis"
    match={match}
    sets={setsOf(draft)}
    lineOf={(side) => ({ marks: draft.retired === side ? 'ret.' : '' })}
  />
);
