import { Box } from '@club/shared/ui-core';
import type { ReactNode } from 'react';

/** The final action of a long page, at the bottom of the window while its place is below. */
export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: 2.5,
        py: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: '14px 14px 0 0',
        bgcolor: 'background.paper',
        boxShadow: '0 -6px 18px rgb(0 0 0 / 8%)',
      }}
    >
      {children}
    </Box>
  );
}
