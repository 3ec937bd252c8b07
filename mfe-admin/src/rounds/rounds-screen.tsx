import { Box, PageHeading, Stack } from '@club/shared/ui-core';
import { PyramidNav } from '../pyramid-control/pyramid-nav';
import { AbsenceSection } from './absence-section';
import { ControlledSeason } from './controlled-season';
import { MatchSection } from './match-section';
import { RoundBar } from './round-bar';

export default function RoundsScreen() {
  return (
    <>
      <PageHeading title="Kola" subtitle="Rezultati otvorenog kola, datumi i objava." />
      <ControlledSeason>
        {(control) => (
          <Box
            sx={{
              display: 'grid',
              gap: '18px',
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '200px minmax(0, 1fr)' },
            }}
          >
            <PyramidNav year={control.year} />
            <Stack spacing="18px" sx={{ minWidth: 0 }}>
              <RoundBar control={control} />
              <MatchSection control={control} />
              <AbsenceSection control={control} />
            </Stack>
          </Box>
        )}
      </ControlledSeason>
    </>
  );
}
