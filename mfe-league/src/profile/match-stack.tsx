import { competitionLabel } from '@club/shared/contracts/league/phases';
import type { ProfileMatch } from '@club/shared/contracts/league/players';
import { scoreText } from '@club/shared/league-match';
import { LARGE_TEXT, PLAIN_LIST } from '@club/shared/theme';
import { Box, styled } from '@club/shared/ui-core';
import { Opponent } from './opponent';
import { resultLabel, sideOf } from './result-label';

const List = styled('ol')(({ theme }) => ({
  ...PLAIN_LIST,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 12px',
    alignItems: 'center',
    padding: '10px 20px',
  },
  '& > li > span': { overflowWrap: 'anywhere' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& small': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& strong, & span:last-child': { textAlign: 'right' },
  [LARGE_TEXT]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& strong, & span:last-child': { textAlign: 'left' },
  },
}));

interface MatchStackProps {
  /** Number of the player whose profile it is. */
  player: number;
  matches: readonly ProfileMatch[];
}

/** The matches where their table is too wide, two lines each. */
export function MatchStack({ player, matches }: MatchStackProps) {
  return (
    <List aria-label="Mečevi u ligi">
      {matches.map((match) => {
        const side = sideOf(match, player);
        const tone = side ? (side === 'win' ? 'free.main' : 'taken.main') : 'text.secondary';
        return (
          <li key={match.id}>
            <span>
              <Opponent match={match} player={player} />
            </span>
            <strong>{scoreText(match, match.player1.id === player ? 1 : 2)}</strong>
            <small>
              {competitionLabel(match.competitionPhase, match.tournament)} {match.year}.
            </small>
            <Box component="span" sx={{ fontSize: '0.875rem', color: tone }}>
              {resultLabel(match, player)}
            </Box>
          </li>
        );
      })}
    </List>
  );
}
