import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { Alert, Button } from '@club/shared/ui-core';
import { outcomeLabel } from '../../match/match-labels';
import { BothEntries } from './both-entries';
import type { Draft } from './draft';
import { dropDraft } from './kept-draft';

interface OutdatedEntryProps {
  draft: Draft;
  match: MyLeagueMatch;
  onDone: () => void;
}

/** An administrator has decided the match before the player's input was sent: the input is shown until it has been read. */
export function OutdatedEntry({ draft, match, onDone }: OutdatedEntryProps) {
  const result = ['Rezultat je u međuvremenu upisao administrator', outcomeLabel(match)].filter(Boolean).join(': ');
  const close = () => {
    dropDraft(match);
    onDone();
  };
  return (
    <>
      <Alert severity="warning">{result}. Vaš upis nije poslan.</Alert>
      <BothEntries match={match} draft={draft} />
      <Button variant="outlined" onClick={close}>
        U redu
      </Button>
    </>
  );
}
