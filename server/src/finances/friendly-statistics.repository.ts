import type { PaymentStatus, WallClock } from '@club/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Handle, Tx } from '../platform/database';

export interface FriendlySum {
  readonly year: number;
  readonly status: PaymentStatus;
  readonly night: boolean;
  readonly count: number;
  readonly cents: number;
}

export interface StraySum extends FriendlySum {
  readonly storedCount: number;
  readonly storedCents: number;
}

/**
 * Friendly reservations that were played, by year of play, payment status, and day or night: all booked ones, less
 * those that have not ended, in one statement, so that a concurrent booking is in both or in neither.
 * @returns the sums, and the number of rows in which the database keeps them
 */
export async function playedFriendlies(
  handle: Handle,
  { today, timeOfDay }: WallClock,
): Promise<{ sums: FriendlySum[]; rows: number }> {
  // The first condition is for the index: without it, every reservation ever made is read.
  const unplayed = reservationSums(sql`played.day >= ${today} and (
    played.day > ${today}
    -- In minutes: a time of day starts again at midnight, where a slot may end.
    or extract(epoch from slot.starts) / 60 + slot.minutes >= extract(epoch from ${timeOfDay}::time) / 60
  )`);
  const { rows: found } = await sql<FriendlySum & { rows: number }>`
    select year, status, night, sum(count)::bigint as count, sum(cents)::bigint as cents,
      (select count(*) from friendly_sum) as rows
    from (
      select year, status, night, count, cents from friendly_sum
      union all
      select year, status, night, -count, -cents from (${unplayed}) unplayed
    ) sums
    group by year, status, night having sum(count) <> 0`.execute(handle);
  return { sums: found.map(({ rows: _, ...sum }) => sum), rows: found[0]?.rows ?? 0 };
}

/** Merges the rows that changes have left into one per sum. */
export async function foldFriendlySums(tx: Tx): Promise<void> {
  await sql`select fold_friendly_sums()`.execute(tx);
}

/** Where the stored sums differ from the reservations. */
export async function strayFriendlies(handle: Handle): Promise<StraySum[]> {
  const { rows } = await sql<StraySum>`
    select year, status, night,
      sum(stored_count)::bigint as "storedCount", sum(count)::bigint as count,
      sum(stored_cents)::bigint as "storedCents", sum(cents)::bigint as cents
    from (
      select year, status, night, count as stored_count, cents as stored_cents, 0 as count, 0 as cents from friendly_sum
      union all
      select year, status, night, 0, 0, count, cents from (${reservationSums(sql`true`)}) counted
    ) compared
    group by year, status, night
    having sum(stored_count) <> sum(count) or sum(stored_cents) <> sum(cents)
    order by year, status, night`.execute(handle);
  return rows;
}

function reservationSums(wanted: RawBuilder<unknown>): RawBuilder<FriendlySum> {
  return sql`
    select
      extract(year from played.day)::int as year,
      played.payment_status as status,
      coalesce(coalesce(past.lighted, court.lighted) and slot.starts >= prices.night_from, false) as night,
      count(*)::bigint as count,
      sum(played.price_cents)::bigint as cents
    from reservation played
    join slot on slot.id = played.slot_id
    join court on court.id = slot.court_id
    left join (
      select court_id, lag(until_day) over (partition by court_id order by until_day) as since_day, until_day, lighted
      from past_light
    ) past on past.court_id = court.id and played.day < past.until_day
      and (past.since_day is null or played.day >= past.since_day)
    left join (
      select valid_from, lead(valid_from) over (order by valid_from) as valid_until, night_from from price_list
    ) prices on played.day >= prices.valid_from
      and (prices.valid_until is null or played.day < prices.valid_until)
    where played.kind = 'FRIENDLY' and played.cancelled_at is null and (${wanted})
    group by 1, 2, 3`;
}
