import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { Alert, Box, BusyButton, Button } from '@club/shared/ui-core';
import { BothEntries } from './both-entries';
import type { Draft } from './draft';

interface ConflictProps {
  draft: Draft;
  /** The current match. */
  match: MyLeagueMatch;
  busy: boolean;
  onTakeTheirs: () => void;
  onSendMine: () => void;
}

/** Shown when somebody else has entered the match meanwhile: both entries side by side, and the player chooses. */
export function Conflict({ draft, match, busy, onTakeTheirs, onSendMine }: ConflictProps) {
  return (
    <>
      <Alert severity="warning">
        Rezultat je u međuvremenu promijenjen. Vaš upis je sačuvan; odaberite koji vrijedi.
      </Alert>
      <BothEntries match={match} draft={draft} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25 }}>
        <Button variant="outlined" onClick={onTakeTheirs} disabled={busy}>
          Zadrži postojeći
        </Button>
        {match.editable && (
          <BusyButton variant="contained" busy={busy} onClick={onSendMine}>
            Spremi moj
          </BusyButton>
        )}
      </Box>
    </>
  );
}
