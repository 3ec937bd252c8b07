import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Of the browser's letters, for which the widths of cards are given. */
const LETTERS_PX = 16;

/**
 * Cards side by side as long as each gets `min` pixels, otherwise below each other. With larger letters a card needs as
 * much more.
 */
export function CardGrid({ min = 280, children }: { min?: number; children: ReactNode }) {
  const columns = `repeat(auto-fit, minmax(min(${min / LETTERS_PX}rem, 100%), 1fr))`;
  return <Box sx={{ display: 'grid', gap: '18px', gridTemplateColumns: columns }}>{children}</Box>;
}
