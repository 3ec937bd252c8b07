import type { WallClock } from '@club/shared/domain';
import { sql } from 'kysely';
import type { Handle } from '../platform/database';
import { listedReservations } from './listed-reservations.sql';
import { isUpcoming } from './upcoming.sql';

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** Maintenance is the club's, not the member's. */
const matchesOf = (handle: Handle, memberId: number) =>
  listedReservations(handle).where('member_id', '=', memberId).where('kind', '<>', 'MAINTENANCE');

const newestFirst = (matches: ReturnType<typeof matchesOf>, { offset, limit }: Page) =>
  matches
    .orderBy('day', 'desc')
    .orderBy('starts', 'desc')
    .orderBy('reservation.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

/** A page of a member's reservations, including cancelled ones, newest slot first. */
export const reservationsOf = (handle: Handle, memberId: number, page: Page) =>
  newestFirst(matchesOf(handle, memberId), page);

/** Only the cancelled ones. */
export const cancelledReservationsOf = (handle: Handle, memberId: number, page: Page) =>
  newestFirst(matchesOf(handle, memberId).where('cancelled_at', 'is not', null), page);

/** The active ones: future ones, soonest first; then those that have begun, newest first. */
export function activeReservationsOf(handle: Handle, memberId: number, now: WallClock, page: Page) {
  const upcoming = isUpcoming(now);
  const booked = matchesOf(handle, memberId)
    .where('cancelled_at', 'is', null)
    .orderBy(upcoming, 'desc')
    .orderBy(sql`case when ${upcoming} then day end`)
    .orderBy(sql`case when ${upcoming} then starts end`);
  return newestFirst(booked, page);
}

export function countReservationsOf(handle: Handle, memberId: number): Promise<{ total: number; cancelled: number }> {
  return handle
    .selectFrom('reservation')
    .where('member_id', '=', memberId)
    .where('kind', '<>', 'MAINTENANCE')
    .select((of) => [of.fn.countAll<number>().as('total'), of.fn.count<number>('cancelled_at').as('cancelled')])
    .executeTakeFirstOrThrow();
}
