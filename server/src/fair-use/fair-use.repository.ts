import type { FairUse } from '@club/shared/contracts/fair-use';
import type { Handle, Tx } from '../platform/database';

export function readFairUse(handle: Handle): Promise<FairUse> {
  return handle
    .selectFrom('fair_use')
    .select([
      'open_friendly as openFriendly',
      'open_league as openLeague',
      'per_week as perWeek',
      'one_court_at_once as oneCourtAtOnce',
      'cancel_hours as cancelHours',
    ])
    .executeTakeFirstOrThrow();
}

export async function saveFairUse(tx: Tx, rules: FairUse): Promise<void> {
  await tx
    .updateTable('fair_use')
    .set({
      open_friendly: rules.openFriendly,
      open_league: rules.openLeague,
      per_week: rules.perWeek,
      one_court_at_once: rules.oneCourtAtOnce,
      cancel_hours: rules.cancelHours,
    })
    .execute();
}

export interface OwnBooking {
  readonly kind: 'FRIENDLY' | 'LEAGUE' | 'MAINTENANCE';
  readonly day: string;
  readonly starts: string;
  readonly minutes: number;
}

/** A member's matches from a Zagreb date on that are not cancelled. */
export function matchesSince(tx: Tx, memberId: number, from: string): Promise<OwnBooking[]> {
  return tx
    .selectFrom('reservation')
    .innerJoin('slot', 'slot.id', 'reservation.slot_id')
    .select(['kind', 'day', 'starts', 'minutes'])
    .where('member_id', '=', memberId)
    .where('cancelled_at', 'is', null)
    .where('kind', 'in', ['FRIENDLY', 'LEAGUE'])
    .where('day', '>=', from)
    .execute();
}
