import { Alert, Box, BusyButton, Typography } from '@club/shared/ui-core';
import { useId } from 'react';
import type { SavedSteps } from './use-saved-steps';

/** Undoes the steps of a draft, the last first. */
export function UndoStep({ steps }: { steps: SavedSteps }) {
  const id = useId();
  const { last, isLost, isSaving, undo } = steps;
  const isPossible = last !== undefined;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, px: 2, pt: 1.5 }}>
      {isLost && (
        <Alert severity="warning" sx={{ flexBasis: '100%' }}>
          Sezona je u međuvremenu promijenjena, pa se raniji koraci više ne mogu poništiti.
        </Alert>
      )}
      <BusyButton
        variant="outlined"
        busy={isPossible && isSaving}
        disabled={!isPossible}
        aria-describedby={id}
        onClick={undo}
      >
        Poništi korak
      </BusyButton>
      <Typography id={id} variant="body2" color="textSecondary" sx={{ flex: '1 1 0' }}>
        {isPossible ? `Zadnji korak: ${last}` : 'Nema koraka za poništavanje.'}
      </Typography>
    </Box>
  );
}
