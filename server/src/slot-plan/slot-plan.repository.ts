import type { CourtSlots, WallClock } from '@club/shared/domain';
import { sql } from 'kysely';
import type { Tx } from '../platform/database';
import { membersReservations } from '../reservations';

const slotsOf = (courts: readonly CourtSlots[]) =>
  courts.flatMap(({ teren, minutes, starts }) => starts.map((start) => ({ court_id: teren, starts: start, minutes })));

/** Bookings that a plan would leave without a slot of exactly their time, soonest first. */
export const bookedOutside = (tx: Tx, courts: readonly CourtSlots[], now: WallClock) =>
  outside(tx, courts, now).where('kind', '<>', 'MAINTENANCE').execute();

/** The first such maintenance; closures of many weeks may have thousands. */
export const maintainedOutside = (tx: Tx, courts: readonly CourtSlots[], now: WallClock) =>
  outside(tx, courts, now).where('kind', '=', 'MAINTENANCE').limit(1).executeTakeFirst();

/** What has been played to its end needs no slot. */
function outside(tx: Tx, courts: readonly CourtSlots[], { today, timeOfDay }: WallClock) {
  const slots = slotsOf(courts);
  return membersReservations(tx)
    .where('cancelled_at', 'is', null)
    .where('day', '>=', today)
    .where(sql<boolean>`day + starts + make_interval(mins => minutes) > ${`${today} ${timeOfDay}`}::timestamp`)
    .where(sql<boolean>`(court_id, starts, minutes) not in (
      select court_id, starts, minutes from jsonb_populate_recordset(null::slot, ${JSON.stringify(slots)}::jsonb))`)
    .orderBy('day')
    .orderBy('starts')
    .orderBy('court_id');
}

/** Retires the slots in use; their reservations keep them. */
export async function retireSlots(tx: Tx, at: Date): Promise<void> {
  await tx.updateTable('slot').set({ retired_at: at }).where('retired_at', 'is', null).execute();
}

/** Adds slots, numbered in their order, after all earlier ones. */
export async function insertSlots(tx: Tx, courts: readonly CourtSlots[]): Promise<void> {
  const { last } = await tx
    .selectFrom('slot')
    .select((of) => of.fn.coalesce(of.fn.max('id'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow();
  const slots = slotsOf(courts);
  slots.sort((one, other) => one.starts.localeCompare(other.starts) || one.court_id - other.court_id);
  await tx
    .insertInto('slot')
    .values(slots.map((slot, index) => ({ id: last + index + 1, ...slot })))
    .execute();
}

/** Removes the rules that hide a slot which the court does not have in this plan. */
export async function deleteHiddenOutside(tx: Tx, courts: readonly CourtSlots[]): Promise<void> {
  await tx
    .deleteFrom('hidden_slot')
    .where(sql<boolean>`(court_id, starts) not in (
      select court_id, starts from jsonb_populate_recordset(null::slot, ${JSON.stringify(slotsOf(courts))}::jsonb))`)
    .execute();
}

/** Moves bookings, cancelled ones too, from a Zagreb date on from a retired slot to the one in use at the same time. */
export async function moveBookings(tx: Tx, day: string): Promise<void> {
  await sql`
    update reservation set slot_id = after.id
    from slot before join slot after
      on (after.court_id, after.starts, after.minutes) = (before.court_id, before.starts, before.minutes)
    where reservation.slot_id = before.id and before.retired_at is not null and after.retired_at is null
      and reservation.day >= ${day}`.execute(tx);
}
