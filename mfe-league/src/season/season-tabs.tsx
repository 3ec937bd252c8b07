import { ExpandIcon, NextIcon, PreviousIcon } from '@club/shared/icons';
import { useLeagueSeasons } from '@club/shared/league-query';
import { Link } from '@club/shared/router';
import { FORCED_COLOURS, OUT_OF_SIGHT, PLAIN_LIST, SMALLEST_PHONE, TARGET } from '@club/shared/theme';
import { Button, Popup, styled } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import { neighbours, type SeasonTab, sameTabOf, seasonLinks, TAB_LABELS } from './season-links';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'stretch',
  gap: 24,
  minHeight: 50,
  marginTop: -14,
  marginBottom: 14,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& ul': { display: 'flex', ...PLAIN_LIST },
  '@media print': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: 0,
    marginInline: -14,
    paddingInline: 14,
  },
}));

const Stepper = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  // On a phone the arrow, not the space around it, begins where the heading does: the longest page fits beside it.
  [theme.breakpoints.down('sm')]: { marginLeft: -12 },
}));

// On the smallest phones and at a zoom of 400 % the year alone is sufficient.
const Word = styled('span')({ [SMALLEST_PHONE]: OUT_OF_SIGHT });

const Step = styled(Link)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: 10,
  color: theme.vars.palette.text.primary,
  '&:hover': { background: theme.vars.palette.primary.light },
  '&[aria-disabled]': { opacity: 0.3, background: 'none' },
}));

const Tab = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: TARGET,
  height: '100%',
  paddingInline: 14,
  fontWeight: 600,
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  borderBottom: '3px solid transparent',
  [theme.breakpoints.down('lg')]: { paddingInline: 10 },
  '&:hover': { color: theme.vars.palette.primary.dark },
  '&[aria-current]': { color: theme.vars.palette.primary.dark, borderColor: theme.vars.palette.primary.main },
  // In forced colours a transparent line would be visible.
  [FORCED_COLOURS]: { '&:not([aria-current])': { borderColor: 'Canvas' } },
}));

const Wide = styled('nav')(({ theme }) => ({
  '& ul, & li': { height: '100%' },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Narrow = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  marginLeft: 'auto',
  '& ul': { flexDirection: 'column' },
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

interface SeasonTabsProps {
  year: number;
  tab: SeasonTab;
}

/**
 * The pages of one season and the links to the same page of its neighbours; on a phone one line with a menu. A year
 * without pages has only the stepper.
 */
export function SeasonTabs({ year, tab }: SeasonTabsProps) {
  const { data } = useLeagueSeasons();
  const seasons = data?.seasons ?? [];
  const season = seasons.find((candidate) => candidate.year === year);
  const links = season ? seasonLinks(season) : [];
  const { previous, next } = neighbours(seasons, year);
  const list = (
    <ul>
      {links.map(({ tab: page, label, to }) => (
        <li key={page}>
          <Tab to={to} aria-current={page === tab ? 'page' : undefined}>
            {label}
          </Tab>
        </li>
      ))}
    </ul>
  );
  return (
    <Row>
      <Stepper aria-label="Sezone">
        <YearStep label="Prethodna sezona" to={previous && sameTabOf(previous, tab)} icon={<PreviousIcon />} />
        <span>
          <Word>Sezona </Word>
          {year}.
        </span>
        <YearStep label="Sljedeća sezona" to={next && sameTabOf(next, tab)} icon={<NextIcon />} />
      </Stepper>
      {/* While the seasons are loading, the place is kept. */}
      {(links.length > 0 || !data) && (
        <>
          <Wide aria-label="Stranice sezone">{list}</Wide>
          <Narrow aria-label="Stranice sezone">
            <Popup
              opener={
                <Button endIcon={<ExpandIcon />} sx={{ px: 0.5 }}>
                  {TAB_LABELS[tab]}
                </Button>
              }
            >
              {list}
            </Popup>
          </Narrow>
        </>
      )}
    </Row>
  );
}

function YearStep({ label, to, icon }: { label: string; to: string | undefined; icon: ReactNode }) {
  if (to) {
    return (
      <Step to={to} aria-label={label}>
        {icon}
      </Step>
    );
  }
  return (
    <Step as="span" role="link" aria-label={label} aria-disabled to="">
      {icon}
    </Step>
  );
}
