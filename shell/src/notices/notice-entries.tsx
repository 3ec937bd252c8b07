import type { Notice } from '@club/shared/contracts/notices';
import { Box } from '@club/shared/ui-core';
import { NoticeItem } from './notice-item';

interface NoticeEntriesProps {
  notices: readonly Notice[];
  onOpen: (notice: Notice) => void;
}

export function NoticeEntries({ notices, onOpen }: NoticeEntriesProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {notices.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} onOpen={() => onOpen(notice)} />
      ))}
    </Box>
  );
}
