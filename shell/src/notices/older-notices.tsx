import { errorMessage } from '@club/shared/http';
import { BusyButton, Typography } from '@club/shared/ui-core';
import type { useNotices } from './use-notices';

/** Loads older notices, a page at a time; not rendered after the oldest one. */
export function OlderNotices({ list, older }: Pick<ReturnType<typeof useNotices>, 'list' | 'older'>) {
  if (!older.hasNextPage) return null;
  return (
    <>
      {list.isFetchNextPageError && (
        <Typography role="alert" variant="body2" color="error" sx={{ px: 1 }}>
          {errorMessage(list.error)}
        </Typography>
      )}
      <BusyButton fullWidth busy={older.isLoading} onClick={older.load}>
        {list.isFetchNextPageError ? 'Pokušaj ponovno' : 'Prikaži starije'}
      </BusyButton>
    </>
  );
}
