import type { ListedClosure } from '@club/shared/contracts/court-closures';
import { formatCourts, reservationCount, shortDate, slotCount, zagrebDate } from '@club/shared/domain';
import { Box, StatusChip, Typography } from '@club/shared/ui-core';
import type { Column } from '@club/shared/ui-data';
import { ClosureActions } from './closure-actions';
import { formatDays, formatTimes, PHASES } from './closure-labels';

/** On a phone values are right-aligned. */
const value = { display: 'block', textAlign: { xs: 'right', sm: 'left' } } as const;
const second = { display: 'block', overflowWrap: 'anywhere' } as const;

/** The open dialog and its closure; rendered outside the list, so that it stays when its row moves to another page. */
export interface OpenedClosure {
  readonly kind: 'DETAILS' | 'SHORTEN';
  readonly closure: ListedClosure;
}

export const closureColumns = (onOpen: (opened: OpenedClosure) => void): Column<ListedClosure>[] => [
  {
    id: 'when',
    header: 'Razdoblje',
    phone: 'heading',
    cell: (closure) => (
      <Box component="span">
        {formatDays(closure)}
        <Typography component="span" variant="body2" color="textSecondary" sx={second}>
          {formatTimes(closure)}, {formatCourts(closure.courts).toLowerCase()}
        </Typography>
      </Box>
    ),
  },
  {
    id: 'phase',
    header: 'Stanje',
    cell: ({ phase }) => <StatusChip tone={PHASES[phase].tone}>{PHASES[phase].label}</StatusChip>,
  },
  {
    id: 'reason',
    header: 'Razlog',
    long: true,
    cell: ({ reason, closedBy, closedAt }) => (
      <Box component="span" sx={value}>
        {reason}
        <Typography component="span" variant="body2" color="textSecondary" sx={second}>
          {closedBy}, {shortDate(zagrebDate(closedAt))}
        </Typography>
      </Box>
    ),
  },
  {
    id: 'effect',
    header: 'Učinak',
    cell: ({ slotCount: slots, voidedCount }) => (
      <Box component="span" sx={value}>
        {slotCount(slots)}
        <Typography component="span" variant="body2" color="textSecondary" sx={second}>
          otkazano: {reservationCount(voidedCount)}
        </Typography>
      </Box>
    ),
  },
  {
    id: 'actions',
    header: 'Radnje',
    actions: true,
    cell: (closure) => (
      <ClosureActions
        closure={closure}
        onDetails={() => onOpen({ kind: 'DETAILS', closure })}
        onShorten={() => onOpen({ kind: 'SHORTEN', closure })}
      />
    ),
  },
];
