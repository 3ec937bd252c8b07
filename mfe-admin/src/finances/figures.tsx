import { PHONE } from '@club/shared/theme';
import { Box } from '@club/shared/ui-core';
import type { ReactNode } from 'react';

/** Cards of sums: two side by side on a phone, in one line if there is room. */
export function Figures({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.25, sm: '18px' },
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
        // The last of three has the second line for itself.
        [PHONE]: { '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
      }}
    >
      {children}
    </Box>
  );
}
