import { Box } from '@club/shared/ui-core';
import type { ReactNode } from 'react';

/** Cards of sums: two side by side on a phone, in one line if there is room; an odd last card fills its line. */
export function Figures({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: { xs: 1.25, sm: '18px' },
        '& > *': { flex: '1 1 min(9.375rem, 100%)' },
        // Stronger than the card's own: it would cut off its sum.
        '&& > *': { minWidth: { sm: 'min-content' } },
      }}
    >
      {children}
    </Box>
  );
}
