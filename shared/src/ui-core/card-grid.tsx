import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Cards side by side as long as each gets `min` pixels, otherwise below each other. */
export function CardGrid({ min = 280, children }: { min?: number; children: ReactNode }) {
  const columns = `repeat(auto-fit, minmax(min(${min}px, 100%), 1fr))`;
  return <Box sx={{ display: 'grid', gap: '18px', gridTemplateColumns: columns }}>{children}</Box>;
}
