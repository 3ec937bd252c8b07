import type { LeaguePaymentsOfYear } from '@club/shared/contracts/finances/league-payments';
import { Link } from '@club/shared/router';
import { CARD } from '@club/shared/theme';
import { Box, styled } from '@club/shared/ui-core';
import { ProgressBar } from '../../layout/progress-bar';
import { isOwed } from './fee-amount';

const Tab = styled(Link)(({ theme }) => ({
  display: 'grid',
  // Aligns the bars, even if the text of one tab takes two lines.
  gridTemplateRows: '1fr auto',
  gap: 8,
  padding: '10px 12px',
  minHeight: 60,
  ...CARD({ theme }),
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { background: theme.vars.palette.primary.light },
  // Three beside one another, each with its currency.
  [theme.breakpoints.down('sm')]: { paddingInline: 8 },
  '&[aria-current]': {
    borderColor: theme.vars.palette.primary.main,
    outline: `1px solid ${theme.vars.palette.primary.main}`,
  },
}));

const Currency = styled('span')(({ theme }) => ({
  padding: '0 3px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  fontSize: '0.6875rem',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}));

interface YearTabsProps {
  years: readonly LeaguePaymentsOfYear[];
  chosen: number | undefined;
}

/** A tab per year, with the progress of its fees. */
export function YearTabs({ years, chosen }: YearTabsProps) {
  return (
    <Box
      component="nav"
      aria-label="Godine"
      sx={{
        display: 'grid',
        gap: 1.25,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(130px, 30%), 1fr))',
        '@media print': { display: 'none' },
      }}
    >
      {years.map(({ year, currency, payments }) => {
        const inKuna = currency === 'HRK';
        const paid = payments.filter((payment) => !isOwed(payment)).length;
        return (
          <Tab
            key={year}
            to={`?year=${year}`}
            preventScrollReset
            aria-current={year === chosen ? 'page' : undefined}
            aria-label={`${year}., plaćeno ${paid} od ${payments.length}${inKuna ? ', HRK' : ''}`}
          >
            <Box
              component="span"
              sx={{ display: 'flex', flexWrap: 'wrap', alignContent: 'start', alignItems: 'baseline', columnGap: 0.5 }}
            >
              <Box component="strong" sx={{ flex: 1 }}>
                {year}.
              </Box>
              <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
                {paid}/{payments.length}
              </Box>
              {inKuna && <Currency>HRK</Currency>}
            </Box>
            <ProgressBar share={payments.length > 0 ? paid / payments.length : 0} height={4} />
          </Tab>
        );
      })}
    </Box>
  );
}
