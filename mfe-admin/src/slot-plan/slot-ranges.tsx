import { Box } from '@club/shared/ui-core';
import { Fragment } from 'react';

/** `08:00–09:30, 09:30–11:00`: a line ends between two ranges, not after a dash, where browsers would end it. */
export function SlotRanges({ ranges }: { ranges: string }) {
  return ranges.split(', ').map((range, index) => (
    <Fragment key={range}>
      {index > 0 && ', '}
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {range}
      </Box>
    </Fragment>
  ));
}
