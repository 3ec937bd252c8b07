import { Link, useLocation } from '@club/shared/router';
import { PLAIN_LIST, TARGET } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';

const Chips = styled('nav')(({ theme }) => ({
  marginBottom: 18,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 6, ...PLAIN_LIST },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));
const Chip = styled(Link)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: TARGET,
  paddingInline: 16,
  borderRadius: 22,
  fontWeight: 600,
  textDecoration: 'none',
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '&[aria-current]': {
    color: theme.vars.palette.primary.contrastText,
    background: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
  },
}));

/** The path of the statistics of a year, or of all years together. */
export const statisticsPath = (year: number | undefined): string =>
  year === undefined ? '/summer-league/statistics' : `/summer-league/statistics/${year}`;

/** All years or one of them; the view is kept. */
export function YearChips({ years, year }: { years: readonly number[]; year: number | undefined }) {
  const { search } = useLocation();
  return (
    <Chips aria-label="Godina statistike">
      <ul>
        {[undefined, ...years].map((each) => (
          <li key={each ?? 'sve'}>
            <Chip to={{ pathname: statisticsPath(each), search }} aria-current={each === year ? 'page' : undefined}>
              {each === undefined ? 'Sve godine' : `${each}.`}
            </Chip>
          </li>
        ))}
      </ul>
    </Chips>
  );
}
