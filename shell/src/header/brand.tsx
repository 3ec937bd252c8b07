import { useClubProfile } from '@club/shared/club-profile';
import { clubIcon } from '@club/shared/contracts/club-profile';
import { Link } from '@club/shared/router';
import { OUT_OF_SIGHT, TARGET } from '@club/shared/theme';
import { Box, styled } from '@club/shared/ui-core';
import { MOBILE_HEADER } from '../layout/header-size';

const Home = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flexShrink: 0,
  minWidth: TARGET,
  minHeight: TARGET,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: theme.vars.palette.text.primary,
  '& > img': { flexShrink: 0 },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  // The buttons next to it keep their size: a long name takes a second line, and only what exceeds that is cut off.
  [MOBILE_HEADER]: {
    flexShrink: 1,
    whiteSpace: 'normal',
    lineHeight: 1.2,
    '& > span': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
    },
  },
}));

/**
 * The club's icon and name, a link to the start page.
 * @param markAloneOn media query for screens that show only the icon, because other texts need the room
 */
export function Brand({ to, markAloneOn = '@media not all' }: { to: string; markAloneOn?: string | undefined }) {
  const profile = useClubProfile();
  return (
    <Home to={to}>
      <img src={clubIcon(profile)} alt="" width={30} height={30} />
      <Box component="span" sx={{ [markAloneOn]: OUT_OF_SIGHT }}>
        {profile.name}
      </Box>
    </Home>
  );
}
