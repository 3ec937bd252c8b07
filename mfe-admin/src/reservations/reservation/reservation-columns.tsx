import type { ReservationRow } from '@club/shared/contracts/bookings/reservations';
import { MATCH_LABELS, shortDate, slotTime } from '@club/shared/domain';
import { PaymentChip } from '@club/shared/reservation';
import { Amount, type Column } from '@club/shared/ui-data';
import { playerName } from './reservation-labels';

/** Columns of which the lists of reservations are composed. */
export const RESERVATION_COLUMNS = {
  date: { id: 'date', header: 'Datum', phone: 'heading', cell: (row) => shortDate(row.datumRezerviranja) },
  time: { id: 'time', header: 'Termin', cell: slotTime },
  court: { id: 'court', header: 'Teren', cell: (row) => row.teren },
  player: { id: 'player', header: 'Igrač', long: true, cell: playerName },
  kind: { id: 'kind', header: 'Vrsta', cell: (row) => MATCH_LABELS[row.vrstaSusreta] },
  price: { id: 'price', header: 'Cijena', align: 'right', cell: (row) => <Amount value={row.cijena} /> },
  status: { id: 'status', header: 'Status', cell: (row) => <PaymentChip status={row.statusPlacanja} /> },
} as const satisfies Record<string, Column<ReservationRow>>;
