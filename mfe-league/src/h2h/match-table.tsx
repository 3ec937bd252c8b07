import type { H2hMatch } from '@club/shared/contracts/league/h2h';
import { competitionLabel } from '@club/shared/contracts/league/phases';
import { playedSets } from '@club/shared/league-match';
import { type Column, DataTable } from '@club/shared/ui-data';
import { outcomeLabel } from '../match/match-labels';
import { MatchName } from './match-name';
import { StackedMatches } from './stacked-matches';

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
  {
    id: 'phase',
    header: 'Faza',
    cell: (match) =>
      [competitionLabel(match.competitionPhase, match.tournament), outcomeLabel(match)].filter(Boolean).join(', '),
  },
];

/** The matches, newest first: a table, or where that is too wide two lines each with a column per set. */
export const MatchTable = ({ matches }: { matches: readonly H2hMatch[] }) => (
  <DataTable
    caption="Odigrani mečevi"
    captionHidden
    columns={columnsOf(matches.length)}
    rows={matches}
    rowKey={({ id }) => id}
    empty="Ova dva igrača još nisu odigrala meč."
    narrow={<StackedMatches matches={matches} />}
  />
);
