import { Link } from '@club/shared/router';
import { TARGET } from '@club/shared/theme';
import { Box, styled } from '@club/shared/ui-core';

const YearLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: TARGET,
  padding: '0 18px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 999,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { background: theme.vars.palette.primary.light },
  '&[aria-current]': {
    background: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
}));

interface YearLinksProps {
  years: readonly number[];
  /** Undefined: none of them is shown. */
  chosen: number | undefined;
  /** Address of a year's page; by default the same page with `?year=`. */
  to?: (year: number) => string;
}

/** The years of the books, if there is another one to choose; the chosen one is in the address. */
export function YearLinks({ years, chosen, to = (year) => `?year=${year}` }: YearLinksProps) {
  if (years.every((year) => year === chosen)) return null;
  return (
    <Box
      component="nav"
      aria-label="Godine"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '@media print': { display: 'none' } }}
    >
      {years.map((year) => (
        <YearLink key={year} to={to(year)} aria-current={year === chosen ? 'page' : undefined} preventScrollReset>
          {year}.
        </YearLink>
      ))}
    </Box>
  );
}
