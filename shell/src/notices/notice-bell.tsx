import { plural } from '@club/shared/domain';
import { BellIcon } from '@club/shared/icons';
import { Badge, IconButton, Popup } from '@club/shared/ui-core';
import { NoticePanel } from './notice-panel';
import { useNotices } from './use-notices';

const MOST_SHOWN = 99;

/** With a larger font size the badge would extend above the screen. */
const INSIDE = { '& .MuiBadge-badge': { top: 'calc(1rem - 16px)' } };

/** The bell in the header: the number of unread notices, and the newest ones below it. */
export function NoticeBell() {
  const notices = useNotices();
  const { list, unread } = notices;
  const count = unread === 0 ? 'nema novih' : `${unread} ${plural(unread, 'nova', 'nove', 'novih')}`;
  return (
    <Popup
      wide
      opener={
        <IconButton aria-label={list.data ? `Obavijesti: ${count}` : 'Obavijesti'}>
          <Badge badgeContent={unread} max={MOST_SHOWN} color="error" sx={INSIDE}>
            <BellIcon />
          </Badge>
        </IconButton>
      }
    >
      <NoticePanel {...notices} />
    </Popup>
  );
}
