import { useConnection } from '@club/shared/http';
import { useScrollPadding } from '@club/shared/scroll-padding';
import { LOW_SCREEN } from '@club/shared/theme';
import { Alert, Box, BusyButton } from '@club/shared/ui-core';

/** Pixels, above the button 'Natrag na vrh'. */
const BOTTOM = 72;

const STICKY = {
  position: 'sticky',
  bottom: BOTTOM,
  zIndex: 1,
  mt: 2,
  [LOW_SCREEN]: { position: 'static' },
};

/**
 * Shown when a refresh failed: the grid stays, with a note that it may be outdated. Without a connection the shell's
 * banner shows that. It sticks to the end of the viewport, below the grid: above, it would move the cell that a thumb is
 * about to touch.
 */
export function StaleGrid({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const isUp = useConnection(({ state }) => state === 'up');
  const scrollPadding = useScrollPadding('bottom', BOTTOM);
  if (!isUp) return null;
  return (
    <Box ref={scrollPadding} sx={STICKY}>
      <Alert
        severity="warning"
        sx={{ boxShadow: 3 }}
        action={
          <BusyButton color="inherit" busy={busy} onClick={onRetry}>
            Pokušaj ponovno
          </BusyButton>
        }
      >
        Raspored nije osvježen. Prikazano je posljednje učitano stanje.
      </Alert>
    </Box>
  );
}
