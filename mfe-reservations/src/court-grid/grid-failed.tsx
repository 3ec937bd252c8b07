import { errorMessage } from '@club/shared/http';
import { ErrorIcon } from '@club/shared/icons';
import { BusyButton, SectionCard, Stack, Typography } from '@club/shared/ui-core';

interface GridFailedProps {
  error: Error;
  busy: boolean;
  onRetry: () => void;
}

/** Shown when the slots could not be loaded: the specified message, the reason, and a retry. */
export function GridFailed({ error, busy, onRetry }: GridFailedProps) {
  return (
    <SectionCard>
      <Stack role="alert" spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', p: 2 }}>
        <ErrorIcon fontSize="large" color="error" aria-hidden />
        <Typography sx={{ maxWidth: 560, fontWeight: 600 }}>
          Došlo je do greške prilikom dohvaćanja termina. Molimo vas, obavijestite administratora.
        </Typography>
        <Typography color="textSecondary">{errorMessage(error)}</Typography>
        <BusyButton variant="outlined" busy={busy} onClick={onRetry}>
          Pokušaj ponovno
        </BusyButton>
      </Stack>
    </SectionCard>
  );
}
