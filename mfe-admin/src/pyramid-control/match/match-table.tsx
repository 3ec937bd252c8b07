import { useAddress } from '@club/shared/address';
import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { competitionLabel } from '@club/shared/contracts/league/phases';
import type { LeagueRound } from '@club/shared/contracts/league/pyramids';
import { Button, EmptyState, SectionCard } from '@club/shared/ui-core';
import { type Column, DataTable } from '@club/shared/ui-data';
import { isRoundClosed } from '../controlled-season/season-state';
import { isOfPyramid, pairOf, resultOf } from './match-labels';
import { MatchPair } from './match-pair';
import { MatchStateChip } from './match-state-chip';

interface MatchTableProps {
  title: string;
  caption: string;
  matches: readonly LeagueMatch[];
  /** The rounds of the season: in a closed one every entry is a correction. */
  rounds: readonly LeagueRound[];
  /** Why a result is disputed, by match. */
  reasons?: ReadonlyMap<string, string>;
  /** The season is finished: results are read-only. */
  isFinal?: boolean;
}

const phase: Column<LeagueMatch> = {
  id: 'phase',
  header: 'Faza',
  cell: ({ round, tournament }) => competitionLabel(round, tournament),
};

/** Matches that can be entered or corrected; `EnteredMatch` shows the one whose button was pressed. */
export function MatchTable({ title, caption, matches, rounds, reasons, isFinal = false }: MatchTableProps) {
  const { change } = useAddress();
  const verb = ({ outcome, round }: LeagueMatch) => (outcome || isRoundClosed(rounds, round) ? 'Ispravi' : 'Upiši');
  const reason: Column<LeagueMatch> = {
    id: 'reason',
    header: 'Zašto je osporeno',
    long: true,
    cell: ({ id }) => reasons?.get(id),
  };
  const enter: Column<LeagueMatch> = {
    id: 'enter',
    header: 'Radnje',
    actions: true,
    cell: (match) => (
      <Button aria-label={`${verb(match)}, ${pairOf(match)}`} onClick={() => change({ match: match.id })}>
        {verb(match)}
      </Button>
    ),
  };
  const columns: readonly Column<LeagueMatch>[] = [
    { id: 'pair', header: 'Par', cell: (match) => <MatchPair match={match} />, phone: 'heading' },
    ...(matches.every(isOfPyramid) ? [] : [phase]),
    { id: 'result', header: 'Rezultat', cell: resultOf, phone: 'aside' },
    { id: 'state', header: 'Stanje', cell: MatchStateChip, phone: 'note' },
    ...(reasons && reasons.size > 0 ? [reason] : []),
    ...(isFinal ? [] : [enter]),
  ];
  return (
    <SectionCard title={title} note={String(matches.length)} flush>
      <DataTable
        caption={caption}
        captionHidden
        columns={columns}
        rows={matches}
        rowKey={({ id }) => id}
        empty={<EmptyState title="Nema mečeva.">Mečevi nastaju objavom kola i ždrijeba.</EmptyState>}
      />
    </SectionCard>
  );
}
