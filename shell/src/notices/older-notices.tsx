import type { Notice } from '@club/shared/contracts/notices';
import { errorMessage } from '@club/shared/http';
import { BusyButton, Typography } from '@club/shared/ui-core';
import { useState } from 'react';
import { NoticeEntries } from './notice-entries';
import { useOlderNotices } from './use-notices';

interface OlderNoticesProps {
  /** The id below which the older ones begin. */
  before: number;
  onOpen: (notice: Notice) => void;
}

/** Older notices, a page at a time. */
export function OlderNotices({ before, onOpen }: OlderNoticesProps) {
  const [isAsked, setAsked] = useState(false);
  const older = useOlderNotices(before, isAsked);
  const more = () => {
    if (!isAsked) setAsked(true);
    else void (older.data ? older.fetchNextPage() : older.refetch());
  };
  return (
    <>
      {older.data && <NoticeEntries notices={older.data} onOpen={onOpen} />}
      {older.error && (
        <Typography role="alert" variant="body2" color="error" sx={{ px: 1 }}>
          {errorMessage(older.error)}
        </Typography>
      )}
      {(!older.data || older.hasNextPage) && (
        <BusyButton fullWidth busy={older.isFetching} onClick={more}>
          {older.error ? 'Pokušaj ponovno' : 'Prikaži starije'}
        </BusyButton>
      )}
    </>
  );
}
