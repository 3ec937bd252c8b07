import { CalendarIcon, EditIcon, LeagueIcon, PeopleIcon, RankingIcon } from '@club/shared/icons';
import { Link } from '@club/shared/router';
import { BlockSkeleton, CardGrid, styled, Typography } from '@club/shared/ui-core';
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
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& svg': { gridRow: 'span 2', color: theme.vars.palette.primary.main },
  '&:hover': { borderColor: theme.vars.palette.primary.main },
}));

/** The links of the landing page, side by side. */
export function LinkCards({ links }: { links: readonly LandingLink[] }) {
  return (
    <CardGrid min={260}>
      {links.map((link) => (
        <LinkCard key={link.to} link={link} />
      ))}
    </CardGrid>
  );
}

export const LinksSkeleton = () => <BlockSkeleton height={88} />;

/** The whole card is the link. */
function LinkCard({ link }: { link: LandingLink }) {
  return (
    <Card to={link.to}>
      {ICONS[link.kind]}
      <Typography sx={{ fontWeight: 700, fontSize: '1.0625rem' }}>{link.title}</Typography>
      <Typography variant="body2" color="textSecondary">
        {link.text}
      </Typography>
    </Card>
  );
}
