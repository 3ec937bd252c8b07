import type { LeagueSeason } from '@club/shared/contracts/league/seasons';
import { TARGET } from '@club/shared/theme';
import { styled, TextLink } from '@club/shared/ui-core';
import { seasonLinks } from '../../season/season-links';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 18,
  margin: '0 -6px',
  padding: '2px 6px 0',
  listStyle: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& a': { display: 'flex', alignItems: 'center', minHeight: 36, fontSize: '0.875rem', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  [theme.breakpoints.down('md')]: { '& a': { minWidth: TARGET, minHeight: TARGET } },
}));

/** The pages of a season (specification, section 2; resolution 48). */
export function SeasonLinksList({ season }: { season: LeagueSeason }) {
  return (
    <List>
      {seasonLinks(season).map(({ tab, label, to }) => (
        <li key={tab}>
          <TextLink to={to} aria-label={`${label} ${season.year}.`}>
            {label}
          </TextLink>
        </li>
      ))}
    </List>
  );
}
