import type { LeagueSeason } from '@club/shared/contracts/league/seasons';
import { LeagueIcon } from '@club/shared/icons';
import { CARD } from '@club/shared/theme';
import { Box, EmptyState, SectionCard, styled, Typography } from '@club/shared/ui-core';
import { SeasonAccordion } from './season-accordion';
import { SeasonCard } from './season-card';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '& > :first-of-type': { gridColumn: 'span 2' },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > :first-of-type': { gridColumn: 'auto' },
    // On a phone the accordions below show the older seasons.
    '& > :not(:first-of-type)': { display: 'none' },
  },
}));

const Accordions = styled('div')(({ theme }) => ({
  marginTop: 14,
  overflow: 'hidden',
  ...CARD({ theme }),
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

/** Every season with its pages: the last one with its podium, the older ones below. */
export function SeasonCards({ seasons }: { seasons: readonly LeagueSeason[] }) {
  const older = seasons.slice(1);
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 1.5, fontSize: '1.125rem' }}>
        Sezone
      </Typography>
      {seasons.length === 0 && (
        <SectionCard>
          <EmptyState icon={<LeagueIcon fontSize="large" />} title="Još nema sezona.">
            Ovdje će biti sezone lige, svaka sa svojim rezultatima.
          </EmptyState>
        </SectionCard>
      )}
      <Grid>
        {seasons.map((season, index) => (
          <SeasonCard key={season.year} season={season} isWide={index === 0} />
        ))}
      </Grid>
      {older.length > 0 && (
        <Accordions>
          {older.map((season) => (
            <SeasonAccordion key={season.year} season={season} />
          ))}
        </Accordions>
      )}
    </Box>
  );
}
