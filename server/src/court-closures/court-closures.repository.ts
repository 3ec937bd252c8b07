import type { ClosureRange } from '../court-plan';
import { distinctName } from '../members';
import type { Handle, Tx } from '../platform/database';
import { membersReservations } from '../reservations';

/** How many of its reservations are maintenance in force, and how many were bookings of members. */
const counts = (handle: Handle) =>
  handle
    .selectFrom('reservation')
    .select((of) => [
      'closure_id',
      of.fn
        .countAll<number>()
        .filterWhere((where) => where.and([where('kind', '=', 'MAINTENANCE'), where('cancelled_at', 'is', null)]))
        .as('slots'),
      of.fn.countAll<number>().filterWhere('kind', '<>', 'MAINTENANCE').as('voided'),
    ])
    .where('closure_id', 'is not', null)
    .groupBy('closure_id');

const closures = (handle: Handle) =>
  handle
    .selectFrom('court_closure')
    .innerJoin('member', 'member.id', 'closed_by')
    .leftJoin(counts(handle).as('counts'), 'counts.closure_id', 'court_closure.id')
    .select([
      'court_closure.id',
      'from_day as from',
      'to_day as to',
      'court_ids as courts',
      'from_time as fromTime',
      'to_time as toTime',
      'reason',
      'closed_at as closedAt',
      'undone_at as undoneAt',
      distinctName.as('closedBy'),
      'slots',
      'voided',
    ]);

export type ClosureRow = Awaited<ReturnType<typeof findClosures>>[number];

export function findClosures(handle: Handle, { page, size }: { page: number; size: number }) {
  return closures(handle)
    .orderBy('court_closure.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
}

export function findClosure(handle: Handle, id: number) {
  return closures(handle).where('court_closure.id', '=', id).executeTakeFirst();
}

export async function countClosures(handle: Handle): Promise<number> {
  const { count } = await handle
    .selectFrom('court_closure')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const rangeColumns = ({ from, to, courts, fromTime, toTime }: ClosureRange) => ({
  from_day: from,
  to_day: to,
  court_ids: [...courts].sort(),
  from_time: fromTime,
  to_time: toTime,
});

export async function insertClosure(
  tx: Tx,
  { reason, ...range }: ClosureRange & { readonly reason: string },
  by: { actorId: number; at: Date; key?: string | undefined },
): Promise<number> {
  const { actorId: closed_by, at: closed_at, key: idempotency_key } = by;
  const row = { ...rangeColumns(range), reason, closed_by, closed_at, idempotency_key };
  const { id } = await tx.insertInto('court_closure').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The closure that an administrator has made with this key. */
export function findClosureByKey(handle: Handle, actorId: number, key: string) {
  return closures(handle).where('closed_by', '=', actorId).where('idempotency_key', '=', key).executeTakeFirst();
}

export async function updateRange(tx: Tx, id: number, range: ClosureRange): Promise<void> {
  await tx.updateTable('court_closure').set(rangeColumns(range)).where('id', '=', id).execute();
}

export async function markUndone(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.updateTable('court_closure').set({ undone_at: at }).where('id', '=', id).execute();
}

/** Records which bookings the closure voided. */
export async function markVoided(tx: Tx, id: number, reservationIds: readonly number[]): Promise<void> {
  if (reservationIds.length === 0) return;
  await tx.updateTable('reservation').set({ closure_id: id }).where('id', 'in', reservationIds).execute();
}

/** The maintenance that the closure still keeps, soonest first. */
export function closedSlots(handle: Handle, id: number) {
  return handle
    .selectFrom('reservation')
    .innerJoin('slot', 'slot.id', 'slot_id')
    .select(['reservation.id', 'day', 'starts', 'minutes', 'court_id as courtId'])
    .where('closure_id', '=', id)
    .where('kind', '=', 'MAINTENANCE')
    .where('cancelled_at', 'is', null)
    .orderBy('day')
    .orderBy('starts')
    .orderBy('court_id')
    .execute();
}

/** The bookings that it voided, soonest first. */
export function voidedBookings(handle: Handle, id: number) {
  return membersReservations(handle)
    .where('closure_id', '=', id)
    .where('kind', '<>', 'MAINTENANCE')
    .orderBy('day')
    .orderBy('starts')
    .orderBy('court_id')
    .execute();
}
