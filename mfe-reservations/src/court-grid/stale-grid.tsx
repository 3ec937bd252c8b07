import { Alert, BusyButton } from '@club/shared/ui-core';

/** Shown when a refresh failed: the grid stays, with a note that it may be outdated. */
export function StaleGrid({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <BusyButton color="inherit" busy={busy} onClick={onRetry}>
          Pokušaj ponovno
        </BusyButton>
      }
    >
      Raspored nije osvježen. Prikazano je posljednje učitano stanje.
    </Alert>
  );
}
