import { FORCED_COLOURS } from '@club/shared/theme';
import { Box, DRAWN } from '@club/shared/ui-core';

/** A share as a bar. It only repeats the figures next to it, so it is hidden from screen readers. */
export function ProgressBar({ share, height }: { share: number; height: number }) {
  return (
    <Box
      aria-hidden
      component="span"
      sx={{
        display: 'block',
        height,
        borderRadius: 999,
        bgcolor: 'track',
        overflow: 'hidden',
        [FORCED_COLOURS]: { border: 1 },
      }}
    >
      <Box
        component="span"
        sx={{ display: 'block', height: 1, width: `${share * 100}%`, bgcolor: 'free.main', ...DRAWN }}
      />
    </Box>
  );
}
