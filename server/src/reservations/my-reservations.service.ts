import type { MyReservationRow, MyReservations } from '@club/shared/contracts/bookings/reservations';
import type { PageQuery } from '@club/shared/contracts/paging';
import { daysBetween } from '@club/shared/domain';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database';
import { presentReservation } from './listed-reservations';
import { countReservationsOf, reservationsOf } from './my-reservations.repository';
import { hasStarted, type WallClock } from './slot-start-rules';

/** A page of the member's own reservations, past and cancelled ones too. */
export async function myReservations(
  { db, clock }: { db: Database; clock: Clock },
  memberId: number,
  { page, size }: Pick<PageQuery, 'page' | 'size'>,
): Promise<MyReservations> {
  const totalElements = await countReservationsOf(db.handle, memberId);
  const rows = await reservationsOf(db.handle, memberId, { offset: page * size, limit: size });
  const now = { today: clock.today(), timeOfDay: clock.timeOfDay() };
  return {
    content: rows.map((row) => ({
      ...presentReservation(row),
      protivnik: row.opponent,
      cancelledAt: row.cancelledAt?.toISOString() ?? null,
      cancelReason: row.cancelReason,
      cancel: row.cancelledAt ? null : cancelQuery(row, now),
    })),
    totalElements,
  };
}

function cancelQuery(row: { slotId: number; day: string; starts: string }, now: WallClock): MyReservationRow['cancel'] {
  if (hasStarted(now, row.day, row.starts)) return null;
  return { index: daysBetween(now.today, row.day) + 1, terminId: row.slotId, datumSend: row.day };
}
