import { errorMessage } from '@club/shared/http';
import type { useOlderPages } from '@club/shared/query';
import { Alert, Box, BusyButton } from '@club/shared/ui-core';

interface OlderButtonProps {
  older: Pick<ReturnType<typeof useOlderPages>, 'hasNextPage' | 'isLoading' | 'load' | 'failure'>;
  /** What is loaded, in the accusative: `starije zapise`. */
  what: string;
}

/** At the end of a list: loads one more page, or shows why it could not be loaded; not rendered after the oldest one. */
export function OlderButton({ older, what }: OlderButtonProps) {
  if (!older.hasNextPage) return null;
  return (
    <Box sx={{ p: 1.5, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}>
      {older.failure && (
        <Alert severity="error" sx={{ mb: 1, textAlign: 'start' }}>
          Nismo uspjeli učitati {what}. {errorMessage(older.failure)}
        </Alert>
      )}
      <BusyButton busy={older.isLoading} onClick={older.load}>
        {older.failure ? 'Pokušaj ponovno' : 'Prikaži starije'}
      </BusyButton>
    </Box>
  );
}
