import { Box } from '@club/shared/ui-core';
import type { ReactNode } from 'react';

/**
 * The mobile header below 1212 px (first specification, section 9), in em: where a reader's letters are larger, the line
 * of the menu needs a wider screen.
 */
export const MOBILE_HEADER = '@media (max-width: 75.74em)';
export const WIDE_HEADER = '@media (min-width: 75.75em)';
export const HEADER_HEIGHT = { wide: 60, mobile: 55 };

/** The line at the top: 60 px, 55 px on narrow screens, more only for larger letters. */
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
        '@media (max-width: 600px)': { px: '14px' },
      }}
    >
      {children}
    </Box>
  );
}

/** What shows on one side of the header's breakpoint only. Gives way where the line is short. */
export function Only({ on, children }: { on: 'wide' | 'mobile'; children: ReactNode }) {
  const display =
    on === 'wide'
      ? { [MOBILE_HEADER]: { display: 'none' } }
      : { display: 'none', [MOBILE_HEADER]: { display: 'flex' } };
  return <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, ...display }}>{children}</Box>;
}
