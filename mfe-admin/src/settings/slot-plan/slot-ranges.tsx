import { type CourtSlots, slotRange } from '@club/shared/domain';
import { Box } from '@club/shared/ui-core';
import { Fragment } from 'react';

/** `08:00–09:30, 09:30–11:00`: lines break between two ranges, not after a dash, as in browsers by default. */
export function SlotRanges({ slots: { starts, minutes } }: { slots: Pick<CourtSlots, 'starts' | 'minutes'> }) {
  return starts.map((start, index) => (
    <Fragment key={start}>
      {index > 0 && ', '}
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {slotRange(start, minutes)}
      </Box>
    </Fragment>
  ));
}
