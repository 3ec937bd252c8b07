import { Box } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import { PyramidNav } from './pyramid-nav';

interface ControlLayoutProps {
  year: number;
  children: ReactNode;
  /** Shown next to the content. */
  aside?: ReactNode;
}

/** A page of the pyramid control: its navigation, and next to it (on a phone below) the content. */
export function ControlLayout({ year, children, aside }: ControlLayoutProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '18px',
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `200px minmax(0, 1fr)${aside ? ' 350px' : ''}` },
      }}
    >
      <PyramidNav year={year} />
      <Box sx={{ display: 'grid', gap: '18px', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
      {aside}
    </Box>
  );
}
