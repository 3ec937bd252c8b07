import type { FriendlyFunding } from '@club/shared/contracts/bookings/booking-requests';
import type { Reservation } from './bookings.repository';
import type { Cell } from './cell';

/** With the price and the payment that the member has confirmed, as far as the page has sent them. */
export interface Friendly {
  readonly kind: 'FRIENDLY';
  readonly seenCents?: number | undefined;
  readonly seenFunding?: FriendlyFunding | undefined;
}

export type Purpose =
  | Friendly
  | { readonly kind: 'LEAGUE'; readonly opponent: string }
  | { readonly kind: 'MAINTENANCE'; readonly reason: string };

export const opponentOf = (purpose: Purpose) => (purpose.kind === 'LEAGUE' ? purpose.opponent : null);
export const reasonOf = (purpose: Purpose) => (purpose.kind === 'MAINTENANCE' ? purpose.reason : null);

/** A member's request for a slot. */
export interface SlotRequest {
  readonly memberId: number;
  readonly cell: Cell;
  readonly purpose: Purpose;
  /** Created once per click: a repeated request returns the first booking. */
  readonly key: string | undefined;
}

/** Whether a request with the key of a stored booking asks for the same booking. */
export const isRepeated = (
  stored: Pick<Reservation, 'day' | 'kind' | 'opponent' | 'reason'> & { readonly isSameTime: boolean },
  { cell, purpose }: SlotRequest,
): boolean =>
  stored.isSameTime &&
  stored.kind === purpose.kind &&
  stored.opponent === opponentOf(purpose) &&
  stored.reason === reasonOf(purpose) &&
  (!cell.date || stored.day === cell.date);
