import type { useOlderPages } from '@club/shared/query';
import { Box, BusyButton } from '@club/shared/ui-core';

/** Loads older rows of a list that grows downwards; not rendered after the oldest row. */
export function OlderButton({ older }: { older: ReturnType<typeof useOlderPages> }) {
  if (!older.hasNextPage) return null;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', p: 1.5 }}>
      <BusyButton variant="outlined" busy={older.isLoading} onClick={older.load}>
        Prikaži starije
      </BusyButton>
    </Box>
  );
}
