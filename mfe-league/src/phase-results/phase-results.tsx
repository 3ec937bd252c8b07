import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { scoreText } from '@club/shared/league-match';
import { Box, SectionCard, styled } from '@club/shared/ui-core';
import { type Column, DataTable } from '@club/shared/ui-data';
import { outcomeLabel, playerMarks } from '../match/match-labels';
import { playerOn, type Side } from '../match/sides';
import { roundDates } from '../pyramid/round-summary';

/** Only the winner's name is bold, even where the pair is the heading of its row. */
const Players = styled('span')({ fontWeight: 400 });
const Name = styled('span')({ '&[data-won]': { fontWeight: 600 }, '& small': { fontWeight: 400 } });

const COLUMNS: readonly Column<LeagueMatch>[] = [
  {
    id: 'players',
    header: 'Igrači',
    phone: 'heading',
    cell: (match) => (
      <Players>
        <PlayerName match={match} side={1} /> – <PlayerName match={match} side={2} />
      </Players>
    ),
  },
  { id: 'score', header: 'Rezultat', phone: 'aside', cell: (match) => scoreText(match) || '–' },
  { id: 'outcome', header: 'Ishod', phone: 'note', cell: outcomeText },
];

/** Fixed widths of the columns, so that they are aligned in all phases of a season, whatever the longest name in each is. */
const WIDTHS = {
  '& thead th': { width: '35%' },
  '& thead th:first-of-type': { width: '45%' },
  '& thead th:nth-of-type(2)': { width: '20%' },
};

/** The results of one phase of a season as a table, with the dates of the phase: a match has no date of its own. */
export function PhaseResults({ title, matches }: { title: string; matches: readonly LeagueMatch[] }) {
  const [first] = matches;
  return (
    <SectionCard title={title} note={first && roundDates(first)} flush>
      <Box sx={WIDTHS}>
        <DataTable
          caption={title}
          captionHidden
          columns={COLUMNS}
          rows={unplayedLast(matches)}
          rowKey={(match) => match.id}
          empty="U ovoj fazi nema mečeva."
        />
      </Box>
    </SectionCard>
  );
}

/** A reader of results looks for those first; in an open round most matches may still be to be played. */
function unplayedLast(matches: readonly LeagueMatch[]): LeagueMatch[] {
  const isUnplayed = ({ outcome }: LeagueMatch) => outcome === null || outcome === 'UNPLAYED';
  return matches.toSorted((a, b) => Number(isUnplayed(a)) - Number(isUnplayed(b)));
}

function PlayerName({ match, side }: { match: LeagueMatch; side: Side }) {
  const player = playerOn(match, side);
  const marks = playerMarks(match, side);
  const isWinner = match.winner?.id === player.id;
  return (
    <Name data-won={isWinner || undefined}>
      {player.displayName}
      {marks && <small> {marks}</small>}
    </Name>
  );
}

/** Who won and how. */
function outcomeText(match: LeagueMatch): string | null {
  const label = outcomeLabel(match);
  if (!match.winner) return label;
  return `pobjeda: ${match.winner.displayName}${label ? ` (${label})` : ''}`;
}
