import type { LeagueSeason } from '@club/shared/contracts/league/seasons';
import { LeagueIcon } from '@club/shared/icons';
import { PLAIN_LIST } from '@club/shared/theme';
import { Box, SectionCard, styled, TextLink, Typography } from '@club/shared/ui-core';

const Places = styled('ol')(({ theme }) => ({
  ...PLAIN_LIST,
  '& > li': { display: 'flex', alignItems: 'center', gap: 14, minHeight: 46 },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li:first-of-type': { fontSize: '1.1875rem', fontWeight: 700 },
  '& svg': { color: theme.vars.palette.primary.main },
}));

/** The page with a season's results; none where an administrator has hidden them all. */
function resultsOf({ year, links }: LeagueSeason): string | undefined {
  if (links.draw) return `/summer-league/league-draw/${year}`;
  if (links.results) return `/summer-league/${year}`;
  return links.oldLeague ? `/summer-league/old-leagues/${year}` : undefined;
}

/** The final ranking of a season. */
export function PodiumCard({ season }: { season: LeagueSeason }) {
  const { year, champion, secondPlace, thirdPlace, consolationChampion } = season;
  const results = resultsOf(season);
  const places = [champion, secondPlace, thirdPlace];
  return (
    <SectionCard
      title={`Najbolji u sezoni ${year}.`}
      action={
        results && (
          <TextLink alone to={results}>
            Rezultati
          </TextLink>
        )
      }
    >
      <Places>
        {places.map(
          (player, index) =>
            player && (
              <li key={player.id}>
                {index === 0 ? (
                  <LeagueIcon aria-hidden />
                ) : (
                  <Box sx={{ width: 24, textAlign: 'center' }}>{index + 1}.</Box>
                )}
                <span>{player.displayName}</span>
              </li>
            ),
        )}
      </Places>
      {consolationChampion && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          Utješni turnir: {consolationChampion.displayName}
        </Typography>
      )}
    </SectionCard>
  );
}
