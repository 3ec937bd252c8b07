import { useClubProfile } from '@club/shared/club-profile';
import type { LeagueSeason } from '@club/shared/contracts/league/seasons';
import { Box, SectionCard, TextLink, Typography } from '@club/shared/ui-core';
import { LinkedText } from '../linked-text/linked-text';
import { historyLines } from './history-lines';
import { PlayersByYear } from './players-by-year';

/** The history of the league, derived from its seasons. */
export function LeagueHistory({ seasons }: { seasons: readonly LeagueSeason[] }) {
  const { leagueCourts } = useClubProfile().texts;
  if (seasons.length === 0) return null;
  return (
    <SectionCard title="Povijest lige">
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 5fr)' },
        }}
      >
        <Box>
          {historyLines(seasons, leagueCourts).map((line) => (
            <Typography key={line} sx={{ mb: 1.5 }}>
              <LinkedText text={line} />
            </Typography>
          ))}
          <TextLink alone to="/summer-league/league-rules">
            Kako se igra
          </TextLink>
        </Box>
        <PlayersByYear seasons={seasons} />
      </Box>
    </SectionCard>
  );
}
