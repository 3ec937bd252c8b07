import type { PlayerDetails } from '@club/shared/contracts/league/players';
import { formatNumber, plural } from '@club/shared/domain';
import { CARD, LARGE_TEXT } from '@club/shared/theme';
import { styled, Typography } from '@club/shared/ui-core';
import { percent } from '../percent/percent';

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 18,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gap: 12 },
  // With text at 200 % two figures do not fit next to each other on a phone.
  [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
const Card = styled('section')(({ theme }) => ({
  minWidth: 0,
  padding: '12px 20px 14px',
  ...CARD({ theme }),
  '& h2': { margin: 0, fontSize: '0.875rem', fontWeight: 400, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { padding: '10px 14px 12px' },
}));
const Figure = styled('p')({
  margin: '0 0 2px',
  fontSize: 'clamp(1.25rem, 2.4vw, 1.75rem)',
  fontWeight: 700,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
});

const against = (won: number, lost: number): string => `${formatNumber(won)} : ${formatNumber(lost)}`;
const rated = (value: number | null, what: string): string => `${value === null ? 'N/A' : percent(value)} ${what}`;
const share = (won: number, lost: number): number | null => (won + lost === 0 ? null : (100 * won) / (won + lost));
const forfeits = (count: number, when: string): string =>
  `${count} ${plural(count, 'predaja', 'predaje', 'predaja')} ${when}`;

/** A player's totals over all seasons: matches, sets and games, won and lost. */
export function FigureCards({ player }: { player: PlayerDetails }) {
  const { numberWinSets, numberLossSets, numberWinGems, numberLoseGems } = player;
  const cards = [
    {
      title: 'Pobjede',
      figure: against(player.numberOfWins, player.numberOfLosses),
      lines: [
        rated(player.winLossRatio, 'pobjeda'),
        rated(player.winLossRatioExcludingOwnForfeits, 'bez svojih predaja'),
      ],
    },
    {
      title: 'Odigrani mečevi',
      figure: formatNumber(player.playedMatches),
      lines: [forfeits(player.retiredMatches, 'u meču'), forfeits(player.walkovers, 'prije meča')],
    },
    {
      title: 'Setovi',
      figure: against(numberWinSets, numberLossSets),
      lines: [rated(share(numberWinSets, numberLossSets), 'dobivenih')],
    },
    {
      title: 'Gemovi',
      figure: against(numberWinGems, numberLoseGems),
      lines: [rated(share(numberWinGems, numberLoseGems), 'dobivenih')],
    },
  ];
  return (
    <Cards>
      {cards.map(({ title, figure, lines }) => (
        <Card key={title} aria-label={title}>
          <h2>{title}</h2>
          <Figure>{figure}</Figure>
          {lines.map((line) => (
            <Typography key={line} variant="body2" color="textSecondary">
              {line}
            </Typography>
          ))}
        </Card>
      ))}
    </Cards>
  );
}
