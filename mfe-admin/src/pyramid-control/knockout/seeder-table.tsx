import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { BlockSkeleton, Loaded, SectionCard } from '@club/shared/ui-core';
import { DataTable } from '@club/shared/ui-data';
import { PlaysField } from './plays-field';
import { useSeeders } from './use-knockout';

interface SeederTableProps {
  control: SeasonControl;
  /** Numbers of the players whom the administrator leaves out of the knockout. */
  withdrawn: readonly number[];
  onToggle: (player: number) => void;
}

/**
 * The final table, in which players who withdrew after the last round can be left out of the draw. Who leaves anyway, such
 * as an erased player, stays in the table until the draw is published, and cannot be drawn.
 */
export function SeederTable({ control: { year, leaving }, withdrawn, onToggle }: SeederTableProps) {
  const leaves = (id: number) => leaving.some((player) => player.id === id);
  const plays = (id: number) => !withdrawn.includes(id) && !leaves(id);
  return (
    <Loaded query={useSeeders(year)} what="nositelje" skeleton={<BlockSkeleton height={700} />}>
      {(seeders) => (
        <SectionCard title="Nositelji" note={String(seeders.filter(({ player }) => plays(player.id)).length)} flush>
          <DataTable
            caption="Nositelji po bodovima; tko ne igra, izlazi iz ždrijeba"
            columns={[
              { id: 'rank', header: 'Mjesto', phone: 'labelled', cell: ({ playerRank }) => `${playerRank}.` },
              { id: 'player', header: 'Igrač', cell: ({ player }) => player.displayName, phone: 'heading' },
              { id: 'points', header: 'Bodovi', align: 'right', phone: 'note', cell: ({ points }) => points },
              {
                id: 'plays',
                header: 'Igra',
                actions: true,
                cell: ({ player }) => (
                  <PlaysField
                    player={player}
                    plays={plays(player.id)}
                    leaves={leaves(player.id)}
                    onToggle={() => onToggle(player.id)}
                  />
                ),
              },
            ]}
            rows={seeders}
            rowKey={({ player }) => player.id}
            empty="Nema igrača."
          />
        </SectionCard>
      )}
    </Loaded>
  );
}
