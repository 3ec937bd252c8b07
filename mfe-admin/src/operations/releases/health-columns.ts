import type { VersionHealth } from '@club/shared/contracts/releases/remote-health';
import { formatPercent } from '@club/shared/domain';
import type { Column } from '@club/shared/ui-data';

/** What the browsers have reported of a version in the last day. */
export const HEALTH_COLUMNS: readonly Column<VersionHealth>[] = [
  { id: 'loaded', header: 'Otvorena', align: 'right', phone: 'labelled', cell: ({ loaded }) => loaded },
  {
    id: 'unavailable',
    header: 'Nije učitana',
    align: 'right',
    phone: 'labelled',
    cell: ({ unavailable }) => unavailable,
  },
  { id: 'crashed', header: 'Srušila se', align: 'right', phone: 'labelled', cell: ({ crashed }) => crashed },
  {
    id: 'rate',
    header: 'Udio grešaka',
    align: 'right',
    phone: 'labelled',
    cell: ({ errorRate }) => (errorRate === null ? '–' : formatPercent(100 * errorRate, 1)),
  },
];
