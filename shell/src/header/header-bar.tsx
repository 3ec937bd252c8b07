import { Box } from '@club/shared/ui-core';
import type { ReactNode } from 'react';

/** The mobile header below this width (first specification, section 9). */
export const MOBILE_HEADER = '@media (max-width: 1211.95px)';
export const WIDE_HEADER = '@media (min-width: 1212px)';
export const HEADER_HEIGHT = { wide: 60, mobile: 55 };

/** The line at the top: 60 px, 55 px on narrow screens. */
export function HeaderBar({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        height: HEADER_HEIGHT.wide,
        maxWidth: 1360,
        mx: 'auto',
        px: '24px',
        [MOBILE_HEADER]: { height: HEADER_HEIGHT.mobile },
        '@media (max-width: 600px)': { px: '14px' },
      }}
    >
      {children}
    </Box>
  );
}

/** What shows on one side of the header's breakpoint only. */
export function Only({ on, children }: { on: 'wide' | 'mobile'; children: ReactNode }) {
  const display =
    on === 'wide'
      ? { [MOBILE_HEADER]: { display: 'none' } }
      : { display: 'none', [MOBILE_HEADER]: { display: 'flex' } };
  return <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ...display }}>{children}</Box>;
}
