import { datesBetween, hasStarted, type WallClock } from '@club/shared/domain';
import { type ClosureRange, closuresFrom, courtSlots, hiddenRules, isClosed, isHidden } from '../court-plan';
import type { Clock } from '../platform/clock';
import type { Handle, Tx } from '../platform/database';
import { insertReservations, takenCells } from './bookings.repository';
import { cellKey } from './cell';

/**
 * The cells that a closure would still close: those in its range that are not hidden, have not begun and are free. Days
 * outside every season count too, so that they are closed when a season is extended over them.
 */
export async function cellsToClose(handle: Handle, range: ClosureRange, now: WallClock) {
  const hidden = await hiddenRules(handle);
  const slots = await courtSlots(handle);
  const taken = new Set((await takenCells(handle, range.from, range.to)).map(cellKey));
  return datesBetween(range.from, range.to).flatMap((day) =>
    slots
      .filter((slot) => isClosed(range, { day, ...slot }) && !hasStarted(now, day, slot.starts))
      .filter((slot) => !isHidden(hidden, slot, day) && !taken.has(cellKey({ day, slotId: slot.id })))
      .map((slot) => ({ day, slotId: slot.id })),
  );
}

/**
 * Puts the free cells that the closures in force cover into maintenance, so that nobody can book them. To be called
 * after every change that frees or adds slots, in a transaction that holds or locks the court plan.
 */
export async function keepClosed(tx: Tx, clock: Clock): Promise<void> {
  const now = clock.wallClock();
  for (const closure of await closuresFrom(tx, now.today)) {
    const cells = await cellsToClose(tx, closure, now);
    await insertReservations(
      tx,
      cells.map(({ day, slotId }) => ({
        slot_id: slotId,
        day,
        member_id: closure.closedBy,
        kind: 'MAINTENANCE',
        opponent: null,
        reason: closure.reason,
        price_cents: 0,
        payment_status: 'INTERNAL',
        created_at: clock.now(),
        idempotency_key: null,
        closure_id: closure.id,
      })),
    );
  }
}
