import type { ReservationRow } from '@club/shared/contracts/bookings/reservations';
import { RESERVATION_COLUMNS } from '@club/shared/reservation-list';
import { SectionCard } from '@club/shared/ui-core';
import { DataTable } from '@club/shared/ui-data';

const { date, time, court, kind, price, status } = RESERVATION_COLUMNS;
const COLUMNS = [date, time, court, kind, price, status];

/** All unpaid reservations at once, without paging and total (first specification, section 2). */
export function UnpaidSection({ reservations }: { reservations: readonly ReservationRow[] }) {
  return (
    <SectionCard title="Neplaćene rezervacije" flush>
      <DataTable
        caption="Neplaćene rezervacije"
        captionHidden
        columns={COLUMNS}
        rows={reservations}
        rowKey={(row) => row.rezervacijaId}
        empty="Sve je plaćeno. Neplaćene rezervacije stajat će ovdje."
      />
    </SectionCard>
  );
}
