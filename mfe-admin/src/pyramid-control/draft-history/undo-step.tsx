import { PHONE, SMALLEST_PHONE } from '@club/shared/theme';
import { Alert, Box, BusyButton, Typography } from '@club/shared/ui-core';
import { useId } from 'react';
import type { DraftHistory } from './use-draft-history';

/** Room for the three lines of a long name at a phone's whole width, so that a step moves nothing below. */
const NAME = { flex: '1 1 24rem', [PHONE]: { minHeight: '4.5em' }, [SMALLEST_PHONE]: { minHeight: '6em' } } as const;

/** Undoes the steps of a draft, the last first. */
export function UndoStep({ steps }: { steps: DraftHistory }) {
  const id = useId();
  const { last, isLost, isSaving, undo } = steps;
  const isPossible = last !== undefined;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, px: 2, pt: 1.5 }}>
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
      <Typography id={id} variant="body2" color="textSecondary" sx={NAME}>
        {isPossible ? `Zadnji korak: ${last}` : 'Nema koraka za poništavanje.'}
      </Typography>
    </Box>
  );
}
