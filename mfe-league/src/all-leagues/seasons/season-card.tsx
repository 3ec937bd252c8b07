import type { LeagueSeason } from '@club/shared/contracts/league/seasons';
import { LeagueIcon } from '@club/shared/icons';
import { CARD } from '@club/shared/theme';
import { Box, styled, Typography, VisuallyHidden } from '@club/shared/ui-core';
import { finalScore } from './final-score';
import { Podium } from './podium';
import { SeasonLinksList } from './season-links-list';
import { seasonSummary } from './season-summary';

const Card = styled('article')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: '14px 18px 8px',
  ...CARD({ theme }),
}));

/** A season: its size, its winner, its pages. */
export function SeasonCard({ season, isWide }: { season: LeagueSeason; isWide: boolean }) {
  return (
    <Card aria-label={`Sezona ${season.year}.`}>
      <Typography component="h3" sx={{ fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.3 }}>
        {season.year}.{' '}
        <Typography component="span" variant="body2" color="textSecondary" sx={{ fontSize: '0.8125rem' }}>
          {seasonSummary(season, isWide)}
        </Typography>
      </Typography>
      <Box sx={{ flex: 1, py: 1 }}>
        {isWide && season.champion ? <Podium season={season} /> : <Champion season={season} />}
      </Box>
      <SeasonLinksList season={season} />
    </Card>
  );
}

function Champion({ season }: { season: LeagueSeason }) {
  const { champion, final } = season;
  if (!champion) return <Typography color="textSecondary">{withoutChampion(season)}</Typography>;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1, alignItems: 'center' }}>
      <LeagueIcon fontSize="small" color="primary" aria-hidden />
      <Typography sx={{ fontWeight: 700 }}>
        {/* What the trophy shows. */}
        <VisuallyHidden>Prvak: </VisuallyHidden>
        {champion.displayName}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ gridColumn: 2 }}>
        {final?.loser ? `finale: ${final.loser.displayName} ${finalScore(final)}` : 'prvak lige'}
      </Typography>
    </Box>
  );
}

/** Why a season has no champion: it may end without one; the champion of an imported season may be unknown. */
function withoutChampion({ state, kind }: LeagueSeason): string {
  if (state !== 'FINISHED') return 'Sezona je u tijeku.';
  return kind === 'RULES' ? 'Sezona je završila bez prvaka.' : 'Prvak nije upisan.';
}
