import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { Typography } from '@club/shared/ui-core';
import { outcomeLabel } from '../../match/match-labels';
import { playerOn } from '../../match/sides';
import { isUnplayed } from '../own-match/match-state';
import { UnplayedChip } from '../own-match/unplayed-chip';

/** The outcome: won, lost, forfeited by both, or the marker N for a match that was not played. */
export function PastOutcome({ match }: { match: MyLeagueMatch }) {
  if (match.outcome === 'DOUBLE_WALKOVER') return outcomeLabel(match);
  if (isUnplayed(match)) return <UnplayedChip />;
  if (!match.winner) return 'bez pobjednika';
  const hasWon = match.winner.id === playerOn(match, match.mySide).id;
  return (
    <Typography component="span" variant="body2" sx={{ color: hasWon ? 'free.main' : 'taken.main' }}>
      {hasWon ? 'pobjeda' : 'poraz'}
      {match.outcome === 'RETIRED' && ', ret.'}
    </Typography>
  );
}
