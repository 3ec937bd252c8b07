import type { ServerProcess } from '@club/shared/contracts/club-status';
import { shortMoment } from '@club/shared/domain';
import { StatusChip } from '@club/shared/ui-core';
import { DataTable } from '@club/shared/ui-data';
import { sizeText } from './figures';
import { isRunning } from './is-running';

/** Every server process, with its last report. */
export function ProcessTable({ processes }: { processes: readonly ServerProcess[] }) {
  return (
    <DataTable
      caption="Procesi poslužitelja"
      captionHidden
      columns={[
        { id: 'process', header: 'Proces', phone: 'heading', cell: ({ host, pid }) => `${host}, ${pid}` },
        { id: 'state', header: 'Stanje', phone: 'aside', cell: (process) => <State process={process} /> },
        {
          id: 'version',
          header: 'Inačica',
          phone: 'labelled',
          cell: ({ version, node }) => `${version} (Node ${node})`,
        },
        { id: 'since', header: 'Radi od', phone: 'labelled', cell: ({ startedAt }) => shortMoment(startedAt) },
        { id: 'streams', header: 'Veze uživo', align: 'right', phone: 'labelled', cell: ({ streams }) => streams },
        {
          id: 'database',
          header: 'Veze s bazom (čeka)',
          phone: 'labelled',
          align: 'right',
          cell: ({ databaseConnections, databaseWaiting }) => `${databaseConnections} (${databaseWaiting})`,
        },
        {
          id: 'memory',
          header: 'Memorija',
          align: 'right',
          phone: 'labelled',
          cell: ({ memoryBytes }) => sizeText(memoryBytes),
        },
      ]}
      rows={processes}
      rowKey={({ id }) => id}
      empty="Nijedan proces nije prijavljen."
    />
  );
}

function State({ process }: { process: ServerProcess }) {
  if (isRunning(process)) return <StatusChip tone="free">radi</StatusChip>;
  return <StatusChip tone="taken">{`ne javlja se ${Math.round(process.silentSeconds / 60)} min`}</StatusChip>;
}
