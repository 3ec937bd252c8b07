import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { changedPairText } from '@club/shared/domain';
import { Box } from '@club/shared/ui-core';
import type { DraftOfPair } from './stored-draft';
import { TypedScore } from './typed-score';
import { UnsentDraft } from './unsent-draft';

interface OtherPairProps {
  typed: DraftOfPair;
  /** The current match. */
  match: MyLeagueMatch;
  onDone: () => void;
}

/** Others play the match than when the player typed a result. */
export function OtherPair({ typed, match, onDone }: OtherPairProps) {
  const { player1, player2 } = typed;
  const change = changedPairText(match.player1.displayName, match.player2.displayName);
  const reason = `${change} Vaš upis za meč ${player1.displayName} – ${player2.displayName} nije spremljen.`;
  return (
    <UnsentDraft match={match} reason={reason} onDone={onDone}>
      <Box sx={{ my: 1.75 }}>
        <TypedScore match={{ ...match, player1, player2 }} draft={typed} />
      </Box>
    </UnsentDraft>
  );
}
