import type {
  MyReservationRow,
  MyReservations,
  MyReservationsQuery,
} from '@club/shared/contracts/bookings/reservations';
import { daysBetween, hasStarted, type WallClock } from '@club/shared/domain';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database';
import {
  activeReservationsOf,
  cancelledReservationsOf,
  countReservationsOf,
  reservationsOf,
} from './my-reservations.repository';
import { presentReservation } from './reservation.presenter';

type ListQuery = Pick<MyReservationsQuery, 'page' | 'size' | 'show'>;

export type ReadMyReservations = ReturnType<typeof createMyReservations>;

export function createMyReservations({ db: { handle }, clock }: { db: Database; clock: Clock }) {
  /** A page of the member's own reservations, including past ones. */
  return async (memberId: number, { page, size, show }: ListQuery): Promise<MyReservations> => {
    const { total, cancelled } = await countReservationsOf(handle, memberId);
    const now = clock.wallClock();
    const range = { offset: page * size, limit: size };
    const [totalElements, rows] =
      show === 'booked'
        ? [total - cancelled, await activeReservationsOf(handle, memberId, now, range)]
        : show === 'cancelled'
          ? [cancelled, await cancelledReservationsOf(handle, memberId, range)]
          : [total, await reservationsOf(handle, memberId, range)];
    return {
      content: rows.map((row) => ({
        ...presentReservation(row),
        protivnik: row.opponent,
        cancelledAt: row.cancelledAt?.toISOString() ?? null,
        cancelReason: row.cancelReason,
        cancel: row.cancelledAt ? null : cancelQuery(row, now),
      })),
      totalElements,
      cancelledElements: cancelled,
    };
  };
}

function cancelQuery(row: { slotId: number; day: string; starts: string }, now: WallClock): MyReservationRow['cancel'] {
  if (hasStarted(now, row.day, row.starts)) return null;
  return { index: daysBetween(now.today, row.day) + 1, terminId: row.slotId, datumSend: row.day };
}
