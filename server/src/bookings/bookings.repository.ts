import { type Insertable, sql } from 'kysely';
import type { Database, Handle, Tables, Tx } from '../platform/database';

/** What stands in one cell of the grid. */
export interface ActiveBooking {
  readonly day: string;
  readonly slotId: number;
  readonly memberId: number;
  readonly kind: 'FRIENDLY' | 'LEAGUE' | 'MAINTENANCE';
  /** The opponent, or the reason of a maintenance. */
  readonly note: string | null;
  readonly priceCents: number;
  readonly firstName: string;
  readonly lastName: string;
}

// One statement, so one snapshot: the version is exactly that of the rows beside it.
const ACTIVE_BOOKINGS = `
  select v.version, r.day, r.slot_id as "slotId", r.member_id as "memberId", r.kind,
    coalesce(r.opponent, r.reason) as note, r.price_cents as "priceCents",
    m.first_name as "firstName", m.last_name as "lastName"
  from (select coalesce(max(version), 0) as version from live_version where topic = 'grid') v
  left join (reservation r join member m on m.id = r.member_id)
    on r.cancelled_at is null and r.day between $1 and $2`;

/** The active bookings on the days `from` to `until`, and the version of the topic `grid` that they show. */
export async function findActiveBookings(
  pool: Database['pool'],
  from: string,
  until: string,
): Promise<{ version: number; bookings: ActiveBooking[] }> {
  type Row = { version: number } & (ActiveBooking | { day: null });
  const { rows } = await pool.query<Row>({ name: 'active-bookings', text: ACTIVE_BOOKINGS, values: [from, until] });
  const bookings = rows.filter((row): row is Row & ActiveBooking => row.day !== null);
  return { version: rows[0]?.version ?? 0, bookings };
}

/** The version of the topic `grid` that is committed now, whether or not this process has been notified of it. */
export async function committedGridVersion(handle: Handle): Promise<number> {
  const row = await handle.selectFrom('live_version').select('version').where('topic', '=', 'grid').executeTakeFirst();
  return row?.version ?? 0;
}

/** @returns the new reservation's id; undefined when somebody has the slot: the unique index decides, not a check */
export async function insertReservation(
  tx: Tx,
  reservation: Insertable<Tables['reservation']>,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('reservation')
    .values(reservation)
    .onConflict((on) => on.columns(['day', 'slot_id']).where('cancelled_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export function findActiveAt(handle: Handle, slotId: number, day: string) {
  return reservations(handle)
    .where('slot_id', '=', slotId)
    .where('day', '=', day)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
}

/** Of these reservations the active ones, by member, then id: accounts are locked in this order everywhere. */
export function findActiveAmong(handle: Handle, ids: readonly number[]) {
  return reservations(handle)
    .where('reservation.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('cancelled_at', 'is', null)
    .orderBy('member_id')
    .orderBy('reservation.id')
    .execute();
}

export function bookedWithKey(handle: Handle, memberId: number, key: string) {
  return reservations(handle).where('member_id', '=', memberId).where('idempotency_key', '=', key).executeTakeFirst();
}

export type Reservation = NonNullable<Awaited<ReturnType<typeof findActiveAt>>>;

/** @returns false when it has been cancelled already */
export async function markCancelled(
  tx: Tx,
  id: number,
  by: { actorId: number; at: Date; reason?: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('reservation')
    .set({ cancelled_at: by.at, cancelled_by: by.actorId, cancel_reason: by.reason ?? null })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const reservations = (handle: Handle) =>
  handle
    .selectFrom('reservation')
    .innerJoin('slot', 'slot.id', 'reservation.slot_id')
    .select([
      'reservation.id',
      'slot_id as slotId',
      'court_id as courtId',
      'starts',
      'day',
      'member_id as memberId',
      'kind',
      'opponent',
      'reason',
      'price_cents as priceCents',
      'payment_status as paymentStatus',
    ]);
