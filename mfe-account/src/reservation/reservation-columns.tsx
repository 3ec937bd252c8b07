import type { ReservationRow } from '@club/shared/contracts/bookings/reservations';
import { MATCH_LABELS, shortDate, slotTime } from '@club/shared/domain';
import { PaymentChip } from '@club/shared/reservation';
import { Amount, type Column } from '@club/shared/ui-data';
import { PhoneOnly } from './phone-only';

/** The columns of every list of reservations; a phone's first line includes day and time. */
export const RESERVATION_COLUMNS = {
  date: {
    id: 'date',
    header: 'Datum',
    phone: 'heading',
    cell: (row) => (
      <span>
        {shortDate(row.datumRezerviranja)}
        <PhoneOnly>{` · ${slotTime(row)}`}</PhoneOnly>
      </span>
    ),
  },
  time: { id: 'time', header: 'Termin', phone: 'hidden', cell: slotTime },
  court: { id: 'court', header: 'Teren', cell: (row) => row.teren },
  kind: { id: 'kind', header: 'Vrsta', cell: (row) => MATCH_LABELS[row.vrstaSusreta] },
  price: { id: 'price', header: 'Cijena', align: 'right', cell: (row) => <Amount value={row.cijena} /> },
  status: { id: 'status', header: 'Status', cell: (row) => <PaymentChip status={row.statusPlacanja} /> },
} as const satisfies Record<string, Column<ReservationRow>>;
