import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { Alert, Box, BusyButton, Button, styled, Typography } from '@club/shared/ui-core';
import { ScoreTable } from '../score-table';
import { type Draft, setsOf } from './draft';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 14,
  margin: '14px 0',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
}));

interface ConflictProps {
  draft: Draft;
  /** The current match. */
  match: MyLeagueMatch;
  busy: boolean;
  onTakeTheirs: () => void;
  onSendMine: () => void;
}

/** Somebody entered the match meanwhile: both entries side by side, and the player chooses. */
export function Conflict({ draft, match, busy, onTakeTheirs, onSendMine }: ConflictProps) {
  const who = match.enteredByAdmin ? 'Administrator' : (match.enteredBy?.displayName ?? 'Protivnik');
  return (
    <Box role="alert">
      <Alert severity="warning">
        Rezultat je u međuvremenu promijenjen. Vaš upis je sačuvan; odaberite koji vrijedi.
      </Alert>
      <Columns>
        <div>
          <Typography sx={{ mb: 0.75, fontWeight: 600 }}>{who}</Typography>
          <ScoreTable match={match} />
        </div>
        <div>
          <Typography sx={{ mb: 0.75, fontWeight: 600 }}>Vaš upis</Typography>
          <ScoreTable match={match} sets={setsOf(draft)} retired={draft.retired} />
        </div>
      </Columns>
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
    </Box>
  );
}
