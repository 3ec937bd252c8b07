import type { Notice } from '@club/shared/contracts/notices';
import { shortMoment } from '@club/shared/domain';
import { Link } from '@club/shared/router';
import { DRAWN, styled, VisuallyHidden } from '@club/shared/ui-core';

const Entry = styled(Link)(({ theme }) => ({
  display: 'block',
  padding: '8px 10px 8px 22px',
  borderRadius: 10,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  '&:hover': { background: theme.vars.palette.action.hover },
  '& strong': { display: 'block', fontWeight: 600, color: theme.vars.palette.text.primary },
  '& time': { fontSize: '0.75rem' },
  '&[data-unread]': {
    position: 'relative',
    '& strong': { fontWeight: 700 },
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 15,
      left: 8,
      width: 8,
      height: 8,
      borderRadius: '50%',
      background: theme.vars.palette.error.main,
      ...DRAWN,
    },
  },
}));

/** One notice, a link to the page that it is about. */
export function NoticeItem({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const { title, body, path, at, isRead } = notice;
  return (
    <li>
      <Entry to={path} onClick={onOpen} data-unread={isRead ? undefined : true}>
        {!isRead && <VisuallyHidden>Nepročitano: </VisuallyHidden>}
        <strong>{title}</strong>
        {body}
        <br />
        <time dateTime={at}>{shortMoment(at)}</time>
      </Entry>
    </li>
  );
}
