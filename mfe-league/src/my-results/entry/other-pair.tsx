import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { withStop } from '@club/shared/domain';
import { Alert, Box, Button } from '@club/shared/ui-core';
import { ScoreTable } from '../score-table';
import { setsOf } from './draft';
import type { DraftOfPair } from './kept-draft';
import { useDiscardEntry } from './use-discard-entry';

interface OtherPairProps {
  typed: DraftOfPair;
  /** The current match. */
  match: MyLeagueMatch;
  onDone: () => void;
}

/** Others play the match than when the player typed a result: the input is shown until it has been read, never sent. */
export function OtherPair({ typed, match, onDone }: OtherPairProps) {
  const discard = useDiscardEntry(match, onDone);
  const { player1, player2 } = typed;
  const change = `Par se u međuvremenu promijenio: sada igraju ${match.player1.displayName} i ${match.player2.displayName}`;
  return (
    <>
      <Alert severity="warning">
        {withStop(change)} Vaš upis za meč {player1.displayName} – {player2.displayName} nije spremljen.
      </Alert>
      <Box sx={{ my: 1.75 }}>
        <ScoreTable match={{ ...match, player1, player2 }} sets={setsOf(typed)} retired={typed.retired} />
      </Box>
      <Button variant="outlined" onClick={discard}>
        U redu
      </Button>
    </>
  );
}
