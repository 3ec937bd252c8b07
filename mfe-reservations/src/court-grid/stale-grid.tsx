import { useConnection } from '@club/shared/http';
import { LOW_SCREEN } from '@club/shared/theme';
import { Alert, Box, BusyButton } from '@club/shared/ui-core';

const STICKY = {
  position: 'sticky',
  // Above the button 'Natrag na vrh'.
  bottom: 72,
  zIndex: 1,
  mt: 2,
  // Keeps the focused cell above the message when the browser scrolls to it.
  'html:has(&)': { scrollPaddingBottom: 190 },
  [LOW_SCREEN]: { position: 'static', 'html:has(&)': { scrollPaddingBottom: 0 } },
};

/**
 * Shown when a refresh failed: the grid stays, with a note that it may be outdated. Without a connection the shell's
 * banner says so. It sticks to the end of the viewport, below the grid: above, it would move the cell that a thumb is
 * about to touch.
 */
export function StaleGrid({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const isUp = useConnection(({ state }) => state === 'up');
  if (!isUp) return null;
  return (
    <Box sx={STICKY}>
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
