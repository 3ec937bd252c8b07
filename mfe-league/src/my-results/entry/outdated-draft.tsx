import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { Box } from '@club/shared/ui-core';
import { outcomeLabel } from '../../match/match-labels';
import { isUnplayed } from '../own-match/match-state';
import { BothEntries } from './both-entries';
import type { Draft } from './draft';
import { TypedScore } from './typed-score';
import { UnsentDraft } from './unsent-draft';

interface OutdatedDraftProps {
  draft: Draft;
  match: MyLeagueMatch;
  onDone: () => void;
}

/** The match can no longer be entered, and the player's input was not sent. */
export function OutdatedDraft({ draft, match, onDone }: OutdatedDraftProps) {
  const isWithoutResult = isUnplayed(match) && !match.enteredByAdmin;
  return (
    <UnsentDraft match={match} reason={reasonOf(match)} onDone={onDone}>
      {isWithoutResult ? (
        <Box sx={{ my: 1.75 }}>
          <TypedScore match={match} draft={draft} />
        </Box>
      ) : (
        <BothEntries match={match} draft={draft} />
      )}
    </UnsentDraft>
  );
}

function reasonOf(match: MyLeagueMatch): string {
  if (!match.enteredByAdmin) return 'Rezultat se više ne može upisati, a vaš upis nije poslan.';
  const result = ['Rezultat je u međuvremenu upisao administrator', outcomeLabel(match)].filter(Boolean).join(': ');
  return `${result}. Vaš upis nije poslan.`;
}
