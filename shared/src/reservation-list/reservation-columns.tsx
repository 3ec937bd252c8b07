import type { ReservationRow } from '@club/shared/contracts/bookings/reservations';
import { MATCH_LABELS, shortDate, slotTime } from '@club/shared/domain';
import { PaymentChip } from '@club/shared/reservation';
import { styled } from '@club/shared/ui-core';
import { Amount, type Column, PhoneOnly } from '@club/shared/ui-data';

/** The time next to the day in a phone's first line: small, so that the price fits on it. */
const SlotOfDay = styled(PhoneOnly)({ fontSize: '0.875rem', fontWeight: 400, whiteSpace: 'nowrap' });

/** The columns of every list of reservations; a phone's first line includes day, time and price. */
export const RESERVATION_COLUMNS = {
  date: {
    id: 'date',
    header: 'Datum',
    phone: 'heading',
    cell: (row) => (
      <span>
        {shortDate(row.datumRezerviranja)}
        <SlotOfDay>{` · ${slotTime(row)}`}</SlotOfDay>
      </span>
    ),
  },
  time: { id: 'time', header: 'Termin', phone: 'hidden', cell: slotTime },
  court: { id: 'court', header: 'Teren', phone: 'labelled', cell: (row) => row.teren },
  kind: { id: 'kind', header: 'Vrsta', phone: 'line', cell: (row) => MATCH_LABELS[row.vrstaSusreta] },
  price: {
    id: 'price',
    header: 'Cijena',
    align: 'right',
    phone: 'aside',
    cell: (row) => <Amount value={row.cijena} />,
  },
  status: { id: 'status', header: 'Status', phone: 'mark', cell: (row) => <PaymentChip status={row.statusPlacanja} /> },
} as const satisfies Record<string, Column<ReservationRow>>;
