import { useWallClock } from '@club/shared/club-day';
import type { MyReservationRow } from '@club/shared/contracts/bookings/reservations';
import { hasStarted } from '@club/shared/domain';
import { useEffect } from 'react';

/** Reads the list again when one of its reservations begins: it moves from the coming ones to the played ones. */
export function useReadWhenBegun(rows: readonly MyReservationRow[], read: () => unknown): void {
  const now = useWallClock();
  const begun = rows.filter((row) => row.cancel && now && hasStarted(now, row.datumRezerviranja, row.vrijemeTermina));
  // Read once for each: a server whose clock is a little behind may still offer to cancel it.
  const ids = begun.map(({ rezervacijaId }) => rezervacijaId).join();
  useEffect(() => {
    if (ids) read();
  }, [ids, read]);
}
