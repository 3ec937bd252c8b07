import type { ReservationRow } from '@club/shared/contracts/bookings/reservations';
import { TextLink } from '@club/shared/ui-core';
import { DataTable } from '@club/shared/ui-data';
import { MEMBER_RESERVATION_COLUMNS } from '../reservation/reservation-columns';

const { date, time, court, player } = MEMBER_RESERVATION_COLUMNS;

interface ConflictingBookingsTableProps {
  /** Name of the table. */
  caption: string;
  rows: readonly ReservationRow[];
}

/** The bookings that caused a refusal, and the link to delete them; renders nothing if there are none. */
export function ConflictingBookingsTable({ caption, rows }: ConflictingBookingsTableProps) {
  if (rows.length === 0) return null;
  return (
    <>
      <DataTable
        caption={caption}
        columns={[date, time, court, player]}
        rows={rows}
        rowKey={({ rezervacijaId }) => rezervacijaId}
        empty=""
      />
      <TextLink to="/admin-delete-reservations">Brisanje rezervacija</TextLink>
    </>
  );
}
