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

/**
 * Friendly reservations that are over, summed by year of play, payment status, and day or night.
 * @param until Zagreb date and `HH:mm:ss`: slots of that day that began before the time are over
 */
export async function playedFriendlies(handle: Handle, until: { day: string; time: string }): Promise<PlayedSum[]> {
  const { rows } = await sql<PlayedSum>`
    with prices as (
      select valid_from, lead(valid_from) over (order by valid_from) as valid_until, night_from from price_list
    ), played as (
      select day, slot_id, payment_status, price_cents from reservation
      where kind = 'FRIENDLY' and cancelled_at is null and day <= ${until.day}
    )
    select
      extract(year from played.day)::int as year,
      played.payment_status as status,
      coalesce(court.lighted and slot.starts >= prices.night_from, false) as night,
      count(*)::bigint as count,
      sum(played.price_cents)::bigint as cents
    from played
    join slot on slot.id = played.slot_id
    join court on court.id = slot.court_id
    left join prices on played.day >= prices.valid_from
      and (prices.valid_until is null or played.day < prices.valid_until)
    where played.day < ${until.day} or slot.starts < ${until.time}
    group by 1, 2, 3`.execute(handle);
  return rows;
}
