import { ApiError, errorMessage } from '@club/shared/http';
import { ErrorIcon } from '@club/shared/icons';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BusyButton } from './busy-button';

interface LoadFailedProps {
  /** What could not be loaded, in the accusative: `cjenik`, `vaše rezervacije`. */
  what: string;
  error?: unknown;
  onRetry: () => void;
  busy?: boolean;
}

/** Replaces data that could not be loaded: what happened, and a retry. */
export function LoadFailed({ what, error, onRetry, busy = false }: LoadFailedProps) {
  return (
    <Box role="alert" sx={{ display: 'grid', justifyItems: 'center', gap: 1, p: 4, textAlign: 'center' }}>
      <ErrorIcon fontSize="large" color="error" />
      <Typography sx={{ fontWeight: 600 }}>Nismo uspjeli učitati {what}.</Typography>
      {error instanceof ApiError && <Typography color="textSecondary">{errorMessage(error)}</Typography>}
      <BusyButton variant="outlined" busy={busy} onClick={onRetry}>
        Pokušaj ponovno
      </BusyButton>
    </Box>
  );
}
