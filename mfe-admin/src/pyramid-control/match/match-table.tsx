import { useAddress } from '@club/shared/address';
import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { competitionLabel } from '@club/shared/league-phase';
import { Button, EmptyState, SectionCard } from '@club/shared/ui-core';
import { type Column, DataTable } from '@club/shared/ui-data';
import { MatchDialog } from './match-dialog';
import { isOfPyramid, pairOf, resultOf } from './match-labels';
import { MatchPair } from './match-pair';
import { MatchStateChip } from './match-state-chip';
import { useEnteredMatch } from './use-entered-match';

interface MatchTableProps {
  title: string;
  caption: string;
  matches: readonly LeagueMatch[];
  /** Why a result is disputed, by match. */
  reasons?: ReadonlyMap<string, string>;
  /** The round is closed: every entry is a correction. */
  isClosed?: boolean;
  /** The season is finished: results are read-only. */
  isFinal?: boolean;
}

const REASON = 'Zašto je osporeno';
const ROUND_CLOSED = 'Kolo je u međuvremenu zatvoreno. Vaš unos je ostao; sprema se kao ispravak.';
const SEASON_OVER = 'Sezona je u međuvremenu završena: rezultati se više ne upisuju.';

/** Matches that can be entered or corrected; the address contains the one that is being edited. */
export function MatchTable({ title, caption, matches, reasons, isClosed = false, isFinal = false }: MatchTableProps) {
  const { read, change } = useAddress();
  const entered = useEnteredMatch(isFinal ? [] : matches, read('match'));
  const open = (match: string | null) => change({ match });
  const verb = ({ outcome }: LeagueMatch) => (outcome || isClosed ? 'Ispravi' : 'Upiši');
  const columns: Column<LeagueMatch>[] = [
    { id: 'pair', header: 'Par', cell: (match) => <MatchPair match={match} />, phone: 'heading' },
    ...(matches.every(isOfPyramid)
      ? []
      : [
          {
            id: 'phase',
            header: 'Faza',
            cell: ({ round, tournament }: LeagueMatch) => competitionLabel(round, tournament),
          },
        ]),
    { id: 'result', header: 'Rezultat', cell: resultOf, phone: 'aside' },
    { id: 'state', header: 'Stanje', cell: MatchStateChip, phone: 'note' },
    ...(reasons && reasons.size > 0
      ? [{ id: 'reason', header: REASON, cell: ({ id }: LeagueMatch) => reasons.get(id), long: true as const }]
      : []),
    ...(isFinal
      ? []
      : [
          {
            id: 'enter',
            header: 'Upis',
            actions: true as const,
            cell: (match: LeagueMatch) => (
              <Button aria-label={`${verb(match)}, ${pairOf(match)}`} onClick={() => open(match.id)}>
                {verb(match)}
              </Button>
            ),
          },
        ]),
  ];
  return (
    <SectionCard title={title} action={matches.length} flush>
      <DataTable
        caption={caption}
        captionHidden
        columns={columns}
        rows={matches}
        rowKey={({ id }) => id}
        empty={<EmptyState title="Nema mečeva.">Mečevi nastaju objavom kola i ždrijeba.</EmptyState>}
      />
      {entered && (
        <MatchDialog
          key={entered.match.id}
          match={entered.match}
          isClosed={isClosed || entered.isGone}
          notice={entered.isGone ? (isFinal ? SEASON_OVER : ROUND_CLOSED) : undefined}
          onClose={() => open(null)}
        />
      )}
    </SectionCard>
  );
}
