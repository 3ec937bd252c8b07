import { CompareIcon, LeagueIcon, NextIcon, PeopleIcon, RulesIcon, StatisticsIcon } from '@club/shared/icons';
import { Link } from '@club/shared/router';
import { CARD, LARGE_TEXT } from '@club/shared/theme';
import { styled, Typography } from '@club/shared/ui-core';

const LINKS = [
  {
    to: '/summer-league/statistics',
    title: 'Statistika',
    text: 'Pobjede, setovi, gemovi, predaje',
    icon: <StatisticsIcon />,
  },
  { to: '/summer-league/players-list', title: 'Igrači', text: 'Profili i svi mečevi', icon: <PeopleIcon /> },
  {
    to: '/summer-league/league-rules',
    title: 'Pravila lige',
    text: 'Bodovi, kola, završni turnir',
    icon: <RulesIcon />,
  },
  { to: '/summer-league/h2h', title: 'H2H', text: 'Dva igrača, svi međusobni mečevi', icon: <CompareIcon /> },
  { to: '/summer-league/winners', title: 'Pobjednici', text: 'Naslovi po godinama', icon: <LeagueIcon /> },
];

const Row = styled('nav')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: 18,
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '1fr',
    gap: 0,
    overflow: 'hidden',
    ...CARD({ theme }),
  },
}));

const Card = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'center',
  columnGap: 14,
  minHeight: 86,
  padding: '12px 18px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 14,
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  textDecoration: 'none',
  '& > svg:first-of-type': { gridRow: 'span 2', alignSelf: 'center', color: theme.vars.palette.primary.main },
  '& > svg:last-of-type': { display: 'none' },
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'auto 1fr auto',
    minHeight: 60,
    padding: '8px 16px',
    border: 0,
    borderRadius: 0,
    '&:focus-visible': { outlineOffset: -3 },
    '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& > svg:last-of-type': { display: 'block', gridRow: '1 / span 2', gridColumn: 3, alignSelf: 'center' },
  },
  [LARGE_TEXT]: { gridTemplateColumns: 'auto minmax(0, 1fr)', '& > svg:last-of-type': { display: 'none' } },
}));

/** The links of the league's home page (specification, section 2). */
export function LeagueLinks() {
  return (
    <Row aria-label="Ljetna liga">
      {LINKS.map(({ to, title, text, icon }) => (
        <Card key={to} to={to}>
          {icon}
          <Typography component="span" sx={{ fontWeight: 700 }}>
            {title}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ gridColumn: 2, lineHeight: 1.35 }}>
            {text}
          </Typography>
          <NextIcon fontSize="small" aria-hidden />
        </Card>
      ))}
    </Row>
  );
}
