import type { PaymentStatus } from '@club/shared/domain';
import { sql } from 'kysely';
import type { Handle } from '../platform/database';

export interface PlayedSum {
  readonly year: number;
  readonly status: PaymentStatus;
  readonly night: boolean;
  readonly count: number;
  readonly cents: number;
}

/** Reservations of the days before a Zagreb date; or of that date, the slots that began before a time (`HH:mm:ss`). */
export type PlayedDays = { readonly before: string } | { readonly day: string; readonly startedBefore: string };

/** Friendly reservations, summed by year of play, payment status, and day or night. */
export async function playedFriendlies(handle: Handle, days: PlayedDays): Promise<PlayedSum[]> {
  const isPlayed =
    'before' in days
      ? sql`played.day < ${days.before}`
      : sql`played.day = ${days.day} and slot.starts < ${days.startedBefore}`;
  const { rows } = await sql<PlayedSum>`
    with prices as (
      select valid_from, lead(valid_from) over (order by valid_from) as valid_until, night_from from price_list
    )
    select
      extract(year from played.day)::int as year,
      played.payment_status as status,
      coalesce(court.lighted and slot.starts >= prices.night_from, false) as night,
      count(*)::bigint as count,
      sum(played.price_cents)::bigint as cents
    from reservation played
    join slot on slot.id = played.slot_id
    join court on court.id = slot.court_id
    left join prices on played.day >= prices.valid_from
      and (prices.valid_until is null or played.day < prices.valid_until)
    where played.kind = 'FRIENDLY' and played.cancelled_at is null and ${isPlayed}
    group by 1, 2, 3`.execute(handle);
  return rows;
}
