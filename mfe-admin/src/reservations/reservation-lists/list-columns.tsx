import type { ListedReservation } from '@club/shared/contracts/reservation-lists';
import { MATCH_LABELS, shortDate, takenBackLabel, zagrebDate } from '@club/shared/domain';
import { PaymentChip } from '@club/shared/reservation';
import { Box, StatusChip, Typography } from '@club/shared/ui-core';
import type { Column } from '@club/shared/ui-data';
import { MEMBER_RESERVATION_COLUMNS } from '../reservation/reservation-columns';
import { DeleteButton } from './delete-button';
import type { ReservationListKind } from './lists';

const { date, time, court, player, price } = MEMBER_RESERVATION_COLUMNS;

const opponent: Column<ListedReservation> = {
  id: 'opponent',
  header: 'Protivnik',
  phone: 'note',
  long: true,
  cell: (row) => row.protivnik ?? '–',
};

/** For the list with both kinds of matches: the opponent is shown with the kind, because friendly matches have none. */
const match: Column<ListedReservation> = {
  id: 'kind',
  header: 'Vrsta',
  phone: 'note',
  cell: (row) => (
    <Box component="span" sx={{ display: 'inline-grid' }}>
      {MATCH_LABELS[row.vrstaSusreta]}
      {row.protivnik !== null && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          Protivnik: {row.protivnik}
        </Typography>
      )}
    </Box>
  ),
};

const status: Column<ListedReservation> = {
  id: 'status',
  header: 'Status',
  phone: 'mark',
  long: true,
  cell: (row) =>
    row.cancelledAt ? (
      <Gone at={row.cancelledAt} reason={row.cancelReason} />
    ) : (
      <PaymentChip status={row.statusPlacanja} />
    ),
};

const remove: Column<ListedReservation> = {
  id: 'delete',
  header: 'Brisanje',
  actions: true,
  cell: (row) => !row.cancelledAt && <DeleteButton row={row} />,
};

/** A cancelled or deleted reservation: nothing is owed, so it shows no payment status, but the reason if the club deleted it. */
function Gone({ at, reason }: { at: string; reason: string | null }) {
  return (
    <Box component="span" sx={{ display: 'inline-grid', justifyItems: { xs: 'end', sm: 'start' }, gap: 0.25 }}>
      <StatusChip tone="unknown">{takenBackLabel({ cancelReason: reason })}</StatusChip>
      <Typography component="span" variant="body2" color="textSecondary">
        {shortDate(zagrebDate(at))}
        {reason !== null && ` · ${reason}`}
      </Typography>
    </Box>
  );
}

export function listColumns(list: ReservationListKind): readonly Column<ListedReservation>[] {
  return [
    date,
    time,
    court,
    player,
    ...(list.deletes ? [match] : []),
    ...(list.isLeague ? [opponent] : []),
    price,
    status,
    ...(list.deletes ? [remove] : []),
  ];
}
