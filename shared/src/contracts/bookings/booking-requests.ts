import { GRID_DAYS } from '@club/shared/contracts/bookings/grid';
import { PLAYER_NAME_LENGTH } from '@club/shared/contracts/league/scalars';
import { inDigits, ZagrebDate } from '@club/shared/contracts/scalars';
import { requiredLine, requiredText } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';

/** Day 1 to 4 of the grid. */
const index = z
  .number()
  .check(
    z.int('Dan mora biti cijeli broj.'),
    z.minimum(1, 'Dan mora biti od 1 do 4.'),
    z.maximum(GRID_DAYS, 'Dan mora biti od 1 do 4.'),
  );
/** A two-byte integer in the database. */
const slotId = z
  .number()
  .check(
    z.int('Termin mora biti cijeli broj.'),
    z.minimum(1, 'Taj termin ne postoji.'),
    z.maximum(32_767, 'Taj termin ne postoji.'),
  );
const inQuery = { index: inDigits(index), slotId: inDigits(slotId) };

/** Part of `BookFriendly`: how a friendly match is paid for, best for the member first (resolution 8). */
export const FriendlyFunding = z.enum(['USER_FAVOR', 'PAID', 'NOT_PAID'], 'Način plaćanja nije ispravan.');

/**
 * POST /create-frendly-reservation (the spelling on the wire), 201; the codes are in `GridRefusal`. It is paid at once,
 * with a gratis reservation or from the balance, else it stays unpaid (resolution 8).
 */
export const BookFriendly = z.object({
  /** 1 = the page's today. */
  index,
  /** Number of the slot. */
  id: slotId,
  formattedDate: ZagrebDate,
  /**
   * The price in euros that the member has confirmed; if it is no longer the price, the booking is refused (409
   * `PRICE_CHANGED`). Our client always sends it.
   */
  cijena: z.optional(z.number('Cijena mora biti broj.').check(z.minimum(0, 'Cijena ne može biti negativna.'))),
  /**
   * How the member has confirmed to pay for it; if it would now be worse, the booking is refused (409 `FUNDING_CHANGED`).
   * Our client sends it when it could read the account.
   */
  statusPlacanja: z.optional(FriendlyFunding),
});

/** First and last name of any player, whom the page offers. */
const OPPONENT_LENGTH = PLAYER_NAME_LENGTH + 1 + PLAYER_NAME_LENGTH;

/**
 * POST /create-league-reservation, 201; costs nothing. 400 `OWN_OPPONENT` (field `protivnik`: the caller's name, which
 * nobody else in the year's league has), 403 `NOT_IN_LEAGUE` (resolution 57); the other codes are in `GridRefusal`. An
 * empty opponent is refused (resolution 9).
 */
export const BookLeague = z.object({
  index,
  id: slotId,
  protivnik: requiredLine('Unesite ime protivnika.', OPPONENT_LENGTH).check(
    // A dot is not a name.
    z.refine((name) => (name.match(/\p{L}/gu) ?? []).length >= 2, 'Ime protivnika mora imati barem dva slova.'),
  ),
  formattedDate: ZagrebDate,
});

/**
 * Query of DELETE /cancel-reservation: the owner's own booking, before it begins; the price is refunded. 403
 * `NOT_YOURS`; 404 `NOT_BOOKED`; 409 `DAY_MISMATCH`, `SLOT_PAST`, `CANCEL_TOO_LATE`, `IS_MAINTENANCE`
 */
export const CancelReservation = z.object({ index: inQuery.index, terminId: inQuery.slotId, datumSend: ZagrebDate });

/**
 * POST /maintenance-reservation, 201; the date is optional on the wire, but our client always sends it (resolution 5).
 * The codes are in `GridRefusal`.
 */
export const StartMaintenance = z.object({
  index,
  id: slotId,
  reason: requiredText('Unesite razlog održavanja.', 200),
  formattedDate: z.optional(ZagrebDate),
});

/**
 * Query of DELETE /cancel-maintenance-reservation; the date as in `StartMaintenance`. 404 `NOT_BOOKED`; 409
 * `DAY_MISMATCH`, `SLOT_PAST`, `NOT_MAINTENANCE`, `SLOT_CLOSED` (part of a closure)
 */
export const EndMaintenance = z.object({
  index: inQuery.index,
  terminId: inQuery.slotId,
  datumSend: z.optional(ZagrebDate),
});

export type FriendlyFunding = z.infer<typeof FriendlyFunding>;
export type BookFriendly = z.infer<typeof BookFriendly>;
export type BookLeague = z.infer<typeof BookLeague>;
export type CancelReservation = z.infer<typeof CancelReservation>;
export type StartMaintenance = z.infer<typeof StartMaintenance>;
export type EndMaintenance = z.infer<typeof EndMaintenance>;
