import type { VersionHealth } from '@club/shared/contracts/releases/remote-health';
import { Box, EmptyState, Typography } from '@club/shared/ui-core';
import { type Column, DataTable } from '@club/shared/ui-data';
import { HEALTH_COLUMNS } from './health-columns';

const COLUMNS: readonly Column<VersionHealth>[] = [
  { id: 'version', header: 'Inačica', phone: 'heading', cell: ({ version }) => version },
  ...HEALTH_COLUMNS,
];

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
          columns={COLUMNS}
          rows={health}
          rowKey={({ version }) => version}
          empty={<EmptyState title="Još nema podataka.">Preglednici ih šalju čim otvore neku stranicu.</EmptyState>}
        />
      </Box>
    </div>
  );
}
