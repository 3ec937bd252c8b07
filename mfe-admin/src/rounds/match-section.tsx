import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { useSearchParams } from '@club/shared/router';
import { Button, EmptyState, SectionCard } from '@club/shared/ui-core';
import { DataTable } from '@club/shared/ui-data';
import { MatchDialog } from './match-dialog';
import { pairOf, resultOf, stateOf } from './match-labels';

/** The matches of the open round or phase; the one that is being entered stands in the address. */
export function MatchSection({ control }: { control: SeasonControl }) {
  const [params, setParams] = useSearchParams();
  const entered = control.openMatches.find(({ id }) => id === params.get('match'));
  const reasons = new Map(control.disputed.map(({ match, reason }) => [match.id, reason]));
  const open = (match: string | null) => setParams(match ? { match } : {}, { replace: true, preventScrollReset: true });
  return (
    <SectionCard title="Mečevi" action={control.openMatches.length} flush>
      <DataTable
        caption="Mečevi otvorenog kola"
        captionHidden
        columns={[
          { id: 'pair', header: 'Par', cell: pairOf, phone: 'heading' },
          { id: 'result', header: 'Rezultat', cell: resultOf },
          { id: 'state', header: 'Stanje', cell: stateOf },
          { id: 'reason', header: 'Zašto je osporeno', cell: ({ id }) => reasons.get(id), long: true },
          {
            id: 'enter',
            header: 'Upis',
            actions: true,
            cell: (match) => (
              <Button
                variant="outlined"
                aria-label={`${match.outcome ? 'Ispravi' : 'Upiši'}, ${pairOf(match)}`}
                onClick={() => open(match.id)}
              >
                {match.outcome ? 'Ispravi' : 'Upiši'}
              </Button>
            ),
          },
        ]}
        rows={control.openMatches}
        rowKey={({ id }) => id}
        empty={<EmptyState title="Nema otvorenih mečeva.">Mečevi nastaju objavom kola.</EmptyState>}
      />
      {entered && <MatchDialog key={entered.id} match={entered} onClose={() => open(null)} />}
    </SectionCard>
  );
}
