import { CalendarIcon, EditIcon, LeagueIcon, PeopleIcon, RankingIcon } from '@club/shared/icons';
import { Link } from '@club/shared/router';
import { CARD } from '@club/shared/theme';
import { BlockSkeleton, CardGrid, Skeleton, styled, Typography } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import type { LandingLink } from './landing-links';

const ICONS: Record<LandingLink['kind'], ReactNode> = {
  form: <EditIcon />,
  people: <PeopleIcon />,
  league: <LeagueIcon />,
  results: <CalendarIcon />,
  seeders: <RankingIcon />,
};

const Card = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '2px 14px',
  padding: '16px 20px',
  ...CARD({ theme }),
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& svg': { gridRow: 'span 2', color: theme.vars.palette.primary.main },
  '&:hover': { borderColor: theme.vars.palette.primary.main },
}));

interface LinkCardsProps {
  links: readonly LandingLink[];
  /** Whether it is not known yet if that link is shown. */
  waits?: (link: LandingLink) => boolean;
}

/** The links of the landing page, side by side. */
export function LinkCards({ links, waits = () => false }: LinkCardsProps) {
  return (
    <CardGrid min={260}>
      {links.map((link) =>
        waits(link) ? (
          <Skeleton key={link.to} component="div" variant="rounded" width="100%" sx={{ borderRadius: '14px' }}>
            <LinkCard link={link} isHidden />
          </Skeleton>
        ) : (
          <LinkCard key={link.to} link={link} />
        ),
      )}
    </CardGrid>
  );
}

export const LinksSkeleton = () => <BlockSkeleton height={88} />;

interface LinkCardProps {
  link: LandingLink;
  /** Only its room is kept, so that nothing moves when it is shown. */
  isHidden?: boolean;
}

/** The whole card is the link. */
function LinkCard({ link, isHidden }: LinkCardProps) {
  return (
    <Card to={link.to} style={isHidden ? { visibility: 'hidden' } : undefined}>
      {ICONS[link.kind]}
      <Typography sx={{ fontWeight: 700, fontSize: '1.0625rem' }}>{link.title}</Typography>
      <Typography variant="body2" color="textSecondary">
        {link.text}
      </Typography>
    </Card>
  );
}
