import { PHONE } from '@club/shared/theme';
import { Box } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import { HEADER_HEIGHT, MOBILE_HEADER } from '../layout/header-size';

/** The bar at the top: 60 px high, 55 px on narrow screens, more only with a larger font size. */
export function HeaderBar({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: HEADER_HEIGHT.wide,
        maxWidth: 1360,
        mx: 'auto',
        px: '24px',
        [MOBILE_HEADER]: { minHeight: HEADER_HEIGHT.mobile },
        // Without gaps there is just enough room for touch targets next to each other.
        [PHONE]: { px: '14px', gap: 0 },
      }}
    >
      {children}
    </Box>
  );
}

/** Shows its children only above or only below the header's breakpoint. Above it they shrink if there is little room. */
export function Only({ on, children }: { on: 'wide' | 'mobile'; children: ReactNode }) {
  const display =
    on === 'wide'
      ? { display: 'flex', minWidth: 0, [MOBILE_HEADER]: { display: 'none' } }
      : { display: 'none', [MOBILE_HEADER]: { display: 'flex' } };
  return <Box sx={{ alignItems: 'center', gap: 1, ...display }}>{children}</Box>;
}
