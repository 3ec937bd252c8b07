import { FORCED_COLOURS, LARGE_TEXT, type Tone } from '@club/shared/theme';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A small pill: a status as text; its colour only repeats it. */
export function StatusChip({ tone, icon, children }: { tone: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1.25,
        py: 0.25,
        borderRadius: 999,
        fontSize: '0.8125rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        color: `${tone}.main`,
        bgcolor: `${tone}.soft`,
        '& svg': { fontSize: '1rem' },
        // With text at 200 % the longest status is wider than a phone.
        [LARGE_TEXT]: { whiteSpace: 'normal', borderRadius: '16px' },
        [FORCED_COLOURS]: { outline: '1px solid' },
      }}
    >
      {icon}
      {children}
    </Box>
  );
}
