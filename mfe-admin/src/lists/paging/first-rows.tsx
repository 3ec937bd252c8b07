import { Box } from '@club/shared/ui-core';
import type { ReactNode } from 'react';

interface FirstRowsProps {
  /** How many rows the screen shows. */
  count: number;
  /** A table with all rows. */
  children: ReactNode;
}

/** The first rows of a table; in print, where there is no button for the others, all rows. */
export function FirstRows({ count, children }: FirstRowsProps) {
  return (
    // Stronger than the table's own style, which on a phone gives its rows a display, whichever of the two comes first.
    <Box sx={{ '@media screen': { [`&& tbody > tr:nth-of-type(n + ${count + 1})`]: { display: 'none' } } }}>
      {children}
    </Box>
  );
}
