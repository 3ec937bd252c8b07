import { useAddress } from '@club/shared/address';
import { competitionLabel } from '@club/shared/contracts/league/phases';
import type { PlayerDetails, ProfileMatch } from '@club/shared/contracts/league/players';
import { playedSets } from '@club/shared/league-match';
import { Button, SectionCard, StatusChip } from '@club/shared/ui-core';
import { type Column, DataTable } from '@club/shared/ui-data';
import { MatchStack } from './match-stack';
import { Opponent } from './opponent';
import { resultLabel, sideOf } from './result-label';

const SHORT = 10;
const TONES = { win: 'free', loss: 'taken' } as const;

/** The columns from one player's side: the opponent, and the player's games first. */
function columnsOf(player: number, count: number): readonly Column<ProfileMatch>[] {
  const isFirst = (match: ProfileMatch) => match.player1.id === player;
  const setColumn = (set: 0 | 1 | 2): Column<ProfileMatch> => ({
    id: `set${set + 1}`,
    header: `${set + 1}. set`,
    cell: (match) => playedSets(match, isFirst(match) ? 1 : 2)[set]?.join(' / '),
  });
  return [
    { id: 'number', header: 'R. br.', phone: 'hidden', cell: (_, index) => `${count - index}.` },
    {
      id: 'opponent',
      header: 'Protivnik',
      phone: 'heading',
      cell: (match) => <Opponent match={match} player={player} />,
    },
    { id: 'year', header: 'Godina', cell: ({ year }) => `${year}.` },
    { id: 'phase', header: 'Faza', cell: (match) => competitionLabel(match.competitionPhase, match.tournament) },
    setColumn(0),
    setColumn(1),
    setColumn(2),
    {
      id: 'outcome',
      header: 'Ishod',
      cell: (match) => {
        const side = sideOf(match, player);
        return <StatusChip tone={side ? TONES[side] : 'unknown'}>{resultLabel(match, player)}</StatusChip>;
      },
    },
  ];
}

/** The league matches of a player, newest first; ten until the user requests all. */
export function ProfileMatches({ player }: { player: PlayerDetails }) {
  const { read, change } = useAddress();
  const matches = player.resultPlayer;
  const all = read('mecevi') === 'svi';
  const longer = matches.length > SHORT;
  const shown = all ? matches : matches.slice(0, SHORT);
  return (
    <SectionCard
      title="Mečevi u ligi"
      flush
      action={
        longer && (
          <Button size="small" aria-expanded={all} onClick={() => change({ mecevi: all ? null : 'svi' })}>
            {all ? 'Prikaži manje' : `Svi mečevi (${matches.length})`}
          </Button>
        )
      }
    >
      <DataTable
        caption="Mečevi u ligi"
        captionHidden
        columns={columnsOf(player.id, matches.length)}
        rows={shown}
        rowKey={({ id }) => id}
        empty="Igrač još nije odigrao meč u ligi."
        narrow={<MatchStack player={player.id} matches={shown} />}
      />
    </SectionCard>
  );
}
