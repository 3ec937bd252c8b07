import type { Reservation } from './bookings.repository';
import type { Cell } from './cell';

export type Purpose =
  | { readonly kind: 'FRIENDLY' }
  | { readonly kind: 'LEAGUE'; readonly opponent: string }
  | { readonly kind: 'MAINTENANCE'; readonly reason: string };

/** What a member asks for with one click. */
export interface SlotRequest {
  readonly memberId: number;
  readonly cell: Cell;
  readonly purpose: Purpose;
  /** Minted once per click: repeated, it answers with the booking that it made the first time. */
  readonly key: string | undefined;
}

/** Whether a request that comes with the key of a stored booking asks for the very same. */
export const isRepeated = (stored: Reservation, { cell, purpose }: SlotRequest): boolean =>
  stored.slotId === cell.slotId && stored.kind === purpose.kind && (!cell.date || stored.day === cell.date);
