import { Box, Stack } from '@club/shared/ui-core';
import type { ReactNode } from 'react';

/** The list next to the settlement if there is room, above it on a phone and in print. */
export function SummaryColumns({ list, children }: { list: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '18px',
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
      }}
    >
      {list}
      <Stack spacing="18px">{children}</Stack>
    </Box>
  );
}
