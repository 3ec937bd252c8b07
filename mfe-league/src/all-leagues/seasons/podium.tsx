import type { LeagueSeason } from '@club/shared/contracts/league/seasons';
import { LARGE_TEXT } from '@club/shared/theme';
import { styled, Typography } from '@club/shared/ui-core';
import { finalScore } from './final-score';

const Places = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1.3fr 1fr 1fr',
  gap: 8,
  margin: '0 0 8px',
  '& > div': { minWidth: 0, paddingLeft: 10, borderLeft: `3px solid ${theme.vars.palette.divider}` },
  '& > div:first-of-type': { borderColor: theme.vars.palette.primary.main },
  '& > div:first-of-type dd': { fontSize: '1.1875rem' },
  '& dt': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 700, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: {
    // Each column as wide as its name: with equal columns one name would wrap next to another's free space.
    gridTemplateColumns: 'repeat(3, auto)',
    '& > div': { paddingLeft: 8 },
    '& dd, & > div:first-of-type dd': { fontSize: '0.9375rem' },
  },
  [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** The first three of a season, its final and the winner of the consolation. */
export function Podium({ season }: { season: LeagueSeason }) {
  const { champion, secondPlace, thirdPlace, final, consolationChampion } = season;
  const places = [
    { name: 'Prvak', player: champion },
    { name: '2. mjesto', player: secondPlace },
    { name: '3. mjesto', player: thirdPlace },
  ];
  const line = [
    final && `Finale ${finalScore(final)}`,
    consolationChampion && `utješni turnir: ${consolationChampion.displayName}`,
  ].filter(Boolean);
  return (
    <>
      <Places>
        {places.map(
          ({ name, player }) =>
            player && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{player.displayName}</dd>
              </div>
            ),
        )}
      </Places>
      {line.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {line.join(' · ')}
        </Typography>
      )}
    </>
  );
}
