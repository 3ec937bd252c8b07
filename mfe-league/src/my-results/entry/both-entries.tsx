import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { styled, Typography } from '@club/shared/ui-core';
import { MatchScore } from '../own-match/match-score';
import type { Draft } from './draft';
import { TypedScore } from './typed-score';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 14,
  margin: '14px 0',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
}));

/** The current result of a match next to the player's own input. */
export function BothEntries({ match, draft }: { match: MyLeagueMatch; draft: Draft }) {
  const who = match.enteredByAdmin ? 'Administrator' : (match.enteredBy?.displayName ?? 'Protivnik');
  return (
    <Columns>
      <div>
        <Typography sx={{ mb: 0.75, fontWeight: 600 }}>{who}</Typography>
        <MatchScore match={match} of={who} />
      </div>
      <div>
        <Typography sx={{ mb: 0.75, fontWeight: 600 }}>Vaš upis</Typography>
        <TypedScore match={match} draft={draft} />
      </div>
    </Columns>
  );
}
