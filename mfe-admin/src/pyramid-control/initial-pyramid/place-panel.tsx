import type { PyramidControl } from '@club/shared/contracts/league/pyramid-control';
import { CloseIcon } from '@club/shared/icons';
import { useSavingNotice } from '@club/shared/notices';
import { Box, IconButton, SectionCard, Typography, usePhone } from '@club/shared/ui-core';
import { Drawer } from '@club/shared/ui-over';
import { useId } from 'react';
import { GuardedForm } from '../../forms/unsaved-forms/unsaved-forms';
import { playerInPlace } from '../pyramid-board/player-in-place';
import { cellAt, placeName } from '../pyramid-place/pyramid-place';
import { PlaceFields } from './place-fields';
import type { Placing } from './use-placing';

/**
 * The form next to the grid; on a phone a sheet from below, opened by pressing a place. It stays until it is saved, because
 * it shows why that is refused.
 */
export function PlacePanel({ control, placing }: { control: PyramidControl; placing: Placing }) {
  const isPhone = usePhone();
  const id = useId();
  const { place, isChosen, isBeingSaved, leave } = placing;
  const showBeingSaved = useSavingNotice(isBeingSaved);
  const close = () => (isBeingSaved ? showBeingSaved() : leave());
  const fields = (
    <GuardedForm isDirty={false} isBeingSaved={isBeingSaved}>
      <PlaceFields control={control} placing={placing} />
    </GuardedForm>
  );
  if (!isPhone) return <SectionCard title="Stavi igrača u piramidu">{fields}</SectionCard>;
  return (
    <Drawer
      anchor="bottom"
      open={isChosen}
      onClose={close}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { borderRadius: '14px 14px 0 0', p: 2 } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', mb: 2 }}>
        <Box sx={{ flex: 1 }}>
          <Typography id={id} variant="h2">
            {place.row && place.position ? placeName(place) : 'Stavi igrača u piramidu'}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {playerInPlace(cellAt(control['List of pyramid'], place))}
          </Typography>
        </Box>
        <IconButton aria-label="Zatvori" onClick={close}>
          <CloseIcon />
        </IconButton>
      </Box>
      {fields}
    </Drawer>
  );
}
