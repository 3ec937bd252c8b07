import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The default font size, for which the widths of cards are given. */
const LETTERS_PX = 16;

/**
 * Cards side by side as long as each gets `min` pixels, otherwise below each other. `min` grows with the user's font size.
 */
export function CardGrid({ min = 280, children }: { min?: number; children: ReactNode }) {
  const columns = `repeat(auto-fit, minmax(min(${min / LETTERS_PX}rem, 100%), 1fr))`;
  return <Box sx={{ display: 'grid', gap: '18px', gridTemplateColumns: columns }}>{children}</Box>;
}
