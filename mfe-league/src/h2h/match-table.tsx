import type { H2hMatch } from '@club/shared/contracts/league/h2h';
import { competitionLabel } from '@club/shared/contracts/league/phases';
import { playedSets } from '@club/shared/league-match';
import { PLAIN_LIST } from '@club/shared/theme';
import { Box, styled } from '@club/shared/ui-core';
import { type Column, DataTable } from '@club/shared/ui-data';
import { outcomeLabel } from '../match/match-labels';
import { setsWithWinners } from './h2h-wins';
import { MatchName } from './match-name';

const phaseOf = (match: H2hMatch) => competitionLabel(match.competitionPhase, match.tournament);

const setColumn = (set: 0 | 1 | 2): Column<H2hMatch> => ({
  id: `set${set + 1}`,
  header: `${set + 1}. set`,
  cell: (match) => playedSets(match)[set]?.join(' / '),
});

const columnsOf = (count: number): readonly Column<H2hMatch>[] => [
  { id: 'number', header: 'R. br.', cell: (_, index) => `${count - index}.` },
  { id: 'year', header: 'Godina', phone: 'heading', cell: ({ year }) => `${year}.` },
  { id: 'player1', header: 'Igrač 1', cell: (match) => <MatchName match={match} side="player1" /> },
  { id: 'player2', header: 'Igrač 2', cell: (match) => <MatchName match={match} side="player2" /> },
  setColumn(0),
  setColumn(1),
  setColumn(2),
  { id: 'phase', header: 'Faza', cell: (match) => [phaseOf(match), outcomeLabel(match)].filter(Boolean).join(', ') },
];

/** The matches, newest first: a table, or where that is too wide two lines each with a column per set. */
export const MatchList = ({ matches }: { matches: readonly H2hMatch[] }) => (
  <DataTable
    caption="Odigrani mečevi"
    captionHidden
    columns={columnsOf(matches.length)}
    rows={matches}
    rowKey={({ id }) => id}
    empty="Ova dva igrača još nisu odigrala meč."
    narrow={<MatchStack matches={matches} />}
  />
);

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

function MatchStack({ matches }: { matches: readonly H2hMatch[] }) {
  return (
    <Stack aria-label="Odigrani mečevi">
      {matches.map((match) => (
        <li key={match.id}>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {[phaseOf(match), `${match.year}.`, outcomeLabel(match)].filter(Boolean).join(' · ')}
          </Box>
          {(['player1', 'player2'] as const).map((side, index) => (
            <Line key={side}>
              <MatchName match={match} side={side} />
              {setsWithWinners(match).map(({ games, winner }, set) => (
                <span key={set} data-won={winner === index + 1 || undefined}>
                  {games[index]}
                </span>
              ))}
            </Line>
          ))}
        </li>
      ))}
    </Stack>
  );
}
