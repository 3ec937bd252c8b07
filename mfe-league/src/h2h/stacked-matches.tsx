import type { H2hMatch } from '@club/shared/contracts/league/h2h';
import { competitionLabel } from '@club/shared/contracts/league/phases';
import { setWinner } from '@club/shared/domain';
import { playedSets } from '@club/shared/league-match';
import { PLAIN_LIST } from '@club/shared/theme';
import { Box, styled } from '@club/shared/ui-core';
import { outcomeLabel } from '../match/match-labels';
import { MatchName } from './match-name';

const Stack = styled('ol')(({ theme }) => ({
  ...PLAIN_LIST,
  '& > li': { padding: '12px 20px' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) repeat(3, 24px)',
  overflowWrap: 'anywhere',
  '& > span + span': { textAlign: 'center', color: theme.vars.palette.text.secondary },
  '& > span[data-won]': { fontWeight: 700, color: theme.vars.palette.text.primary },
}));

/** The matches where a table is too wide: two lines each, with a column per set. */
export function StackedMatches({ matches }: { matches: readonly H2hMatch[] }) {
  return (
    <Stack aria-label="Odigrani mečevi">
      {matches.map((match) => {
        const phase = competitionLabel(match.competitionPhase, match.tournament);
        return (
          <li key={match.id}>
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              {[phase, `${match.year}.`, outcomeLabel(match)].filter(Boolean).join(' · ')}
            </Box>
            {(['player1', 'player2'] as const).map((side, index) => (
              <Line key={side}>
                <MatchName match={match} side={side} />
                {playedSets(match).map((games, set) => (
                  <span key={set} data-won={setWinner(games) === index || undefined}>
                    {games[index]}
                  </span>
                ))}
              </Line>
            ))}
          </li>
        );
      })}
    </Stack>
  );
}
