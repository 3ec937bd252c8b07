import { type Insertable, sql } from 'kysely';
import { anyOf, type Database, type Handle, preparedStatement, type Tx } from '../platform/database';
import type { Tables } from '../platform/schema';

/** The booking of one cell of the grid. */
export interface ActiveBooking {
  readonly day: string;
  readonly slotId: number;
  readonly memberId: number;
  readonly kind: 'FRIENDLY' | 'LEAGUE' | 'MAINTENANCE';
  /** The opponent, or the reason of a maintenance. */
  readonly note: string | null;
  /** A maintenance that ends with a closure, and not in the grid. */
  readonly isOfClosure: boolean;
  readonly priceCents: number;
  readonly firstName: string;
  readonly lastName: string;
}

// One statement, so one snapshot: the version matches the rows exactly.
const ACTIVE_BOOKINGS = `
  select v.version, r.day, r.slot_id as "slotId", r.member_id as "memberId", r.kind,
    coalesce(r.opponent, r.reason) as note, r.closure_id is not null as "isOfClosure",
    r.price_cents as "priceCents", m.first_name as "firstName", m.last_name as "lastName"
  from (select coalesce(max(version), 0) as version from live_version where topic = 'grid') v
  left join (reservation r join member m on m.id = r.member_id)
    on r.cancelled_at is null and r.day between $1 and $2`;

/** The active bookings on the days `from` to `until`, and their version of the topic `grid`. */
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

/** The committed version of the topic `grid`, even if this process has not been notified of it. */
export async function committedGridVersion(handle: Handle): Promise<number> {
  const row = await handle.selectFrom('live_version').select('version').where('topic', '=', 'grid').executeTakeFirst();
  return row?.version ?? 0;
}

/**
 * The data that a booking depends on besides the rules, read while the court plan is held and the account is locked.
 */
export interface Booker {
  readonly memberId: number;
  readonly firstName: string;
  readonly lastName: string;
  /** False also for an erased member: an erasure locks the account too. */
  readonly isActive: boolean;
  /** A booking with this key exists already. */
  readonly isRepeated: boolean;
  /** Another call of the member with this key has written something that is no booking. */
  readonly isKeyUsed: boolean;
  readonly planVersion: string;
}

const bookersOf = preparedStatement<Booker>(
  'bookers',
  `select m.id as "memberId", m.first_name as "firstName", m.last_name as "lastName",
     m.active as "isActive", exists (
       select from reservation r where r.member_id = m.id and r.idempotency_key = request.key
     ) as "isRepeated", exists (
       select from used_key where key = request.key and actor_id in (m.id, 0) and purpose <> 'BOOKING'
     ) as "isKeyUsed",
     plan.version as "planVersion"
   from unnest($1::int[], $2::text[]) as request (member_id, key)
     join member m on m.id = request.member_id cross join court_plan_version plan`,
);

/** @returns the data for each request, by member */
export async function findBookers(
  tx: Tx,
  requests: readonly { memberId: number; key?: string | undefined }[],
): Promise<ReadonlyMap<number, Booker>> {
  const [memberIds, keys] = [requests.map(({ memberId }) => memberId), requests.map(({ key }) => key ?? null)];
  return new Map((await bookersOf(tx, memberIds, keys)).map((row) => [row.memberId, row]));
}

const RESERVATION = [
  'slot_id',
  'day',
  'member_id',
  'kind',
  'opponent',
  'reason',
  'price_cents',
  'payment_status',
  'created_at',
  'idempotency_key',
  'closure_id',
] as const satisfies readonly (keyof Tables['reservation'])[];

export type NewReservation = Pick<Insertable<Tables['reservation']>, (typeof RESERVATION)[number]>;

// In one order everywhere: two transactions that want the same slots cannot deadlock.
const insertFree = preparedStatement<{ id: number; memberId: number }>(
  'insert-reservations',
  `insert into reservation (${RESERVATION})
   select ${RESERVATION} from jsonb_populate_recordset(null::reservation, $1::jsonb) order by day, slot_id
   on conflict (day, slot_id) where cancelled_at is null do nothing
   returning id, member_id as "memberId"`,
);

/**
 * Inserts reservations where the slot is free: the unique index decides, not a check.
 * @returns the ids of those that were inserted, by member, where each is of another one
 */
export async function insertReservations(
  tx: Tx,
  reservations: readonly NewReservation[],
): Promise<ReadonlyMap<number, number>> {
  if (reservations.length === 0) return new Map();
  return new Map((await insertFree(tx, JSON.stringify(reservations))).map(({ id, memberId }) => [memberId, id]));
}

/** The cells that are taken on the days `from` to `until`. */
export function takenCells(handle: Handle, from: string, until: string) {
  return handle
    .selectFrom('reservation')
    .select(['day', 'slot_id as slotId'])
    .where('cancelled_at', 'is', null)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .execute();
}

/**
 * Whether a reservation, joined with its slot, is at the court and time of the slot with this number, which may be that
 * of an earlier plan: an open page, or a repeated request, still names that one after a new plan has moved the bookings.
 */
const isAtTimeOf = (slotId: number) =>
  sql<boolean>`exists (select from slot named where named.id = ${slotId}
    and (named.court_id, named.starts, named.minutes) = (slot.court_id, slot.starts, slot.minutes))`;

export function findActiveAt(handle: Handle, slotId: number, day: string) {
  return reservations(handle)
    .where(isAtTimeOf(slotId))
    .where('day', '=', day)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
}

/** What this member has cancelled with the key, and whether it was at the time of the slot. */
export function cancelledWithKey(
  handle: Handle,
  { actorId, key, slotId }: { actorId: number; key: string; slotId: number },
) {
  return reservations(handle)
    .select(isAtTimeOf(slotId).as('isSameTime'))
    .where('cancelled_by', '=', actorId)
    .where('cancellation_key', '=', key)
    .executeTakeFirst();
}

/** The active ones of these reservations, by member, then id: accounts are locked in this order everywhere. */
export function findActiveAmong(handle: Handle, ids: readonly number[]) {
  return reservations(handle)
    .where('reservation.id', '=', anyOf(ids))
    .where('cancelled_at', 'is', null)
    .orderBy('member_id')
    .orderBy('reservation.id')
    .execute();
}

/** What this member has booked with the key, and whether it is at the time of the slot. */
export function bookedWithKey(
  handle: Handle,
  { memberId, key, slotId }: { memberId: number; key: string; slotId: number },
) {
  return reservations(handle)
    .select(['cancelled_at as cancelledAt', isAtTimeOf(slotId).as('isSameTime')])
    .where('member_id', '=', memberId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export type Reservation = NonNullable<Awaited<ReturnType<typeof findActiveAt>>>;

/** @returns false when it is already cancelled */
export async function markCancelled(
  tx: Tx,
  id: number,
  by: { actorId: number; at: Date; reason?: string; key?: string | undefined },
): Promise<boolean> {
  const row = await tx
    .updateTable('reservation')
    .set({
      cancelled_at: by.at,
      cancelled_by: by.actorId,
      cancel_reason: by.reason ?? null,
      cancellation_key: by.key ?? null,
    })
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
      'closure_id as closureId',
    ]);
