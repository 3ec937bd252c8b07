import type { ClosureDetails, ClosureList, ClosureQuery, ListedClosure } from '@club/shared/contracts/court-closures';
import { hasStarted, type WallClock } from '@club/shared/domain';
import type { Clock } from '../platform/clock';
import { clampPage, type Database } from '../platform/database';
import { Refusal } from '../platform/http';
import { presentMembersReservation } from '../reservations';
import { closurePhase } from './closure-rules';
import {
  type ClosureRow,
  closedSlots,
  countClosures,
  findClosure,
  findClosures,
  voidedBookings,
} from './court-closures.repository';

export const closureUnknown = () => new Refusal(404, 'CLOSURE_UNKNOWN', 'To zatvaranje ne postoji.');
export const closureUndone = () => new Refusal(409, 'CLOSURE_UNDONE', 'To je zatvaranje već poništeno.');

export type Closures = ReturnType<typeof createClosureList>;

/** Past, current and future closures, with the bookings that each has voided. */
export function createClosureList({ db, clock }: { db: Database; clock: Clock }) {
  const present = ({ closedAt, undoneAt, slots, voided, ...row }: ClosureRow, now: WallClock): ListedClosure => ({
    ...row,
    phase: closurePhase({ ...row, undoneAt }, now),
    closedAt: closedAt.toISOString(),
    slotCount: slots ?? 0,
    voidedCount: voided ?? 0,
  });

  return {
    async page(query: ClosureQuery): Promise<ClosureList> {
      const totalElements = await countClosures(db.handle);
      const page = clampPage(query.page, query.size, totalElements);
      const rows = await findClosures(db.handle, { ...query, page });
      const now = clock.wallClock();
      return { content: rows.map((row) => present(row, now)), totalElements };
    },

    async details(id: number): Promise<ClosureDetails> {
      const closure = await findClosure(db.handle, id);
      if (!closure) throw closureUnknown();
      const slots = await closedSlots(db.handle, id);
      const now = clock.wallClock();
      return {
        ...present(closure, now),
        slots: slots.map(({ day, starts, minutes, courtId }) => ({
          datum: day,
          vrijemeTermina: starts,
          minutes,
          teren: courtId,
          passed: hasStarted(now, day, starts),
        })),
        voided: (await voidedBookings(db.handle, id)).map(presentMembersReservation),
      };
    },
  };
}
