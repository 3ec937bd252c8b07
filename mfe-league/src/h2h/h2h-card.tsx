import type { H2h, H2hPlayer } from '@club/shared/contracts/league/h2h';
import { LARGE_TEXT } from '@club/shared/theme';
import { Box, SectionCard, styled, TextLink, Typography, VisuallyHidden } from '@club/shared/ui-core';
import { CompareBars } from './compare-bars';
import { H2hStrip } from './h2h-strip';

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  alignItems: 'center',
  gap: '0 32px',
  padding: '18px 20px',
  '&:not(:last-child)': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& > div:first-of-type': { textAlign: 'right' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: '8px 12px',
    '& > div:first-of-type': { textAlign: 'left' },
    '& > div:last-of-type': { textAlign: 'right', gridRow: 1, gridColumn: 2 },
    '& > p': { gridColumn: 'span 2' },
  },
  [LARGE_TEXT]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > div:last-of-type': { gridRow: 'auto', gridColumn: 'auto' },
    '& > p': { gridColumn: 'auto' },
  },
}));
const Count = styled('p')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'center',
  gap: 20,
  margin: 0,
  fontSize: '4.5rem',
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: '-0.03em',
  color: theme.vars.palette.text.secondary,
  '& [data-leads]': { color: theme.vars.palette.text.primary },
  '& [data-between]': { color: theme.vars.palette.divider },
}));
const Facts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '16px 40px',
  padding: 20,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

function Side({ player, name = player.displayName }: { player: H2hPlayer; name: string | undefined }) {
  return (
    <div>
      <Typography component="div" sx={{ fontSize: '1.1875rem', fontWeight: 700, lineHeight: 1.25 }}>
        <TextLink alone to={`/summer-league/players-list/${player.id}`} color="inherit" underline="hover">
          {name}
        </TextLink>
      </Typography>
      {player.place && (
        <Typography variant="body2" color="textSecondary">
          {player.place.rank}. mjesto {player.place.year}.
        </Typography>
      )}
    </div>
  );
}

interface H2hCardProps {
  h2h: H2h;
  /** Names as in the dropdowns, by player number. */
  names: ReadonlyMap<number, string>;
}

/** The comparison: wins, sets, games, the last five matches, and all matches in order. */
export function H2hCard({ h2h, names }: H2hCardProps) {
  const { player1, player2, player1Wins, player2Wins } = h2h;
  return (
    <SectionCard>
      <Box sx={{ m: -2.5 }}>
        <Head>
          <Side player={player1} name={names.get(player1.id)} />
          <Count>
            <VisuallyHidden>{`Pobjede ${player1Wins} : ${player2Wins}`}</VisuallyHidden>
            <span aria-hidden data-leads={player1Wins > player2Wins || undefined}>
              {player1Wins}
            </span>
            <span aria-hidden data-between>
              :
            </span>
            <span aria-hidden data-leads={player2Wins > player1Wins || undefined}>
              {player2Wins}
            </span>
          </Count>
          <Side player={player2} name={names.get(player2.id)} />
        </Head>
        {h2h.matchResults.length > 0 && (
          <Facts>
            <CompareBars h2h={h2h} />
            <H2hStrip h2h={h2h} />
          </Facts>
        )}
      </Box>
    </SectionCard>
  );
}
