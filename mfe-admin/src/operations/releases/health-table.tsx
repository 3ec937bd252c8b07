import type { VersionHealth } from '@club/shared/contracts/releases/remote-health';
import { formatPercent } from '@club/shared/domain';
import { Box, EmptyState, Typography } from '@club/shared/ui-core';
import { DataTable } from '@club/shared/ui-data';

/** The browsers' reports of each version in the last day. */
export function HealthTable({ title, health }: { title: string; health: readonly VersionHealth[] }) {
  return (
    <div>
      <Typography variant="h3">Zadnja 24 sata</Typography>
      {/* As wide as its card, like every table. */}
      <Box sx={{ mx: -2.5 }}>
        <DataTable
          caption={`Greške po inačicama: ${title}`}
          captionHidden
          columns={[
            { id: 'version', header: 'Inačica', phone: 'heading', cell: ({ version }) => version },
            { id: 'loaded', header: 'Otvorena', align: 'right', cell: ({ loaded }) => loaded },
            { id: 'unavailable', header: 'Nije učitana', align: 'right', cell: ({ unavailable }) => unavailable },
            { id: 'crashed', header: 'Srušila se', align: 'right', cell: ({ crashed }) => crashed },
            {
              id: 'rate',
              header: 'Udio grešaka',
              align: 'right',
              cell: ({ errorRate }) => (errorRate === null ? '–' : formatPercent(100 * errorRate, 1)),
            },
          ]}
          rows={health}
          rowKey={({ version }) => version}
          empty={<EmptyState title="Još nema podataka.">Preglednici ih šalju čim otvore neku stranicu.</EmptyState>}
        />
      </Box>
    </div>
  );
}
