import { Euros, ZagrebDate } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

/** Minutes that a slot lasts (first specification, section 9). */
export const SLOT_MINUTES = 90;

/** Days that the grid shows: today and the next three (first specification, section 9). */
export const GRID_DAYS = 4;

/** What stands in a slot on one day. */
export const SlotStatus = z.enum(['FREE', 'FRIENDLY', 'LEAGUE', 'MAINTENANCE']);

/**
 * The status as a page reads it: a value that this build does not know (a newer server under an older open page) becomes
 * UNKNOWN, one grey cell with an explanation, instead of a grid that cannot be read at all.
 */
export const ShownStatus = z.catch(z.enum([...SlotStatus.options, 'UNKNOWN']), 'UNKNOWN');

export const PersonName = z.object({ ime: z.string(), prezime: z.string() });

const day = {
  /** null: the slot is not offered on that day (hidden by a rule, or outside every season) and nothing stands there. */
  status: z.nullable(ShownStatus),
  user: z.nullable(PersonName),
  /** The opponent of a league match, or the reason of a maintenance. */
  note: z.nullable(z.string()),
  own: z.boolean(),
};

/**
 * One row of GET /get-all-termins: a slot with its four days, A = today … D = the third day after.
 * `datumX` is the Zagreb date of the day, so a page that stood open over midnight still sends what it showed;
 * `ownX` says whether the booking is the asking member's (resolution #4).
 * A slot whose four statuses would all be null is left out; the rest come by start, then court.
 */
export const Slot = z.object({
  id: z.number(),
  /** `HH:mm:ss` */
  vrijemeTermina: z.string(),
  teren: z.number(),
  /** Euros for day A..D; `cijena` is the price today. */
  cijena: Euros,
  cijenaA: Euros,
  cijenaB: Euros,
  cijenaC: Euros,
  cijenaD: Euros,
  datumA: ZagrebDate,
  datumB: ZagrebDate,
  datumC: ZagrebDate,
  datumD: ZagrebDate,
  statusA: day.status,
  statusB: day.status,
  statusC: day.status,
  statusD: day.status,
  terminAUser: day.user,
  terminBUser: day.user,
  terminCUser: day.user,
  terminDUser: day.user,
  protivnikA: day.note,
  protivnikB: day.note,
  protivnikC: day.note,
  protivnikD: day.note,
  ownA: day.own,
  ownB: day.own,
  ownC: day.own,
  ownD: day.own,
});

/** GET /get-all-termins and GET /by-names. */
export const SlotList = z.array(Slot);

/** Header of the slot lists: version of the topic `grid` that the list shows, to compare with live events. */
export const GRID_VERSION_HEADER = 'x-grid-version';

/** What a change of the grid answers: words, and the grid as it is now (resolution: one request, no refetch). */
export const GridChange = z.object({ message: z.string(), termins: SlotList, version: z.number() });

/**
 * Further members of every problem that a change of the grid is refused with (400 excepted): the grid as it is now.
 * Codes: SLOT_UNKNOWN and NOT_BOOKED (404); NOT_YOURS, NOT_IN_LEAGUE (403); DAY_MISMATCH, SLOT_PAST, SLOT_HIDDEN,
 * SEASON_CLOSED, SLOT_TAKEN, IS_MAINTENANCE, NOT_MAINTENANCE, KEY_REUSED (409). Without it: DATE_OUTSIDE_GRID (400).
 */
export const GridRefusal = z.object({ termins: SlotList, version: z.number() });

/** Day 1..4 of the grid. */
const INDEX = [
  z.int('Dan mora biti cijeli broj.'),
  z.minimum(1, 'Dan mora biti od 1 do 4.'),
  z.maximum(GRID_DAYS, 'Dan mora biti od 1 do 4.'),
];
/** The database keeps it in two bytes. */
const SLOT_ID = [
  z.int('Termin mora biti cijeli broj.'),
  z.minimum(1, 'Taj termin ne postoji.'),
  z.maximum(32_767, 'Taj termin ne postoji.'),
];
// A body says numbers, a query their digits. Bent into one, `true` or `[2]` in a body would book something too.
const inBody = { index: z.number().check(...INDEX), slotId: z.number().check(...SLOT_ID) };
const inQuery = { index: z.coerce.number().check(...INDEX), slotId: z.coerce.number().check(...SLOT_ID) };

/** POST /create-frendly-reservation (spelled so). */
export const BookFriendly = z.object({ index: inBody.index, id: inBody.slotId, formattedDate: ZagrebDate });

/** POST /create-league-reservation. */
export const BookLeague = z.object({
  index: inBody.index,
  id: inBody.slotId,
  protivnik: z
    .string('Unesite ime protivnika.')
    .check(
      z.trim(),
      z.minLength(1, 'Unesite ime protivnika.'),
      z.maxLength(80, 'Ime protivnika smije imati najviše 80 znakova.'),
    ),
  formattedDate: ZagrebDate,
});

/** DELETE /cancel-reservation, query. */
export const CancelReservation = z.object({ index: inQuery.index, terminId: inQuery.slotId, datumSend: ZagrebDate });

/** POST /maintenance-reservation; the date is optional on the wire, our client always sends it (resolution #5). */
export const StartMaintenance = z.object({
  index: inBody.index,
  id: inBody.slotId,
  reason: z
    .string('Unesite razlog održavanja.')
    .check(
      z.trim(),
      z.minLength(1, 'Unesite razlog održavanja.'),
      z.maxLength(200, 'Razlog smije imati najviše 200 znakova.'),
    ),
  formattedDate: z.optional(ZagrebDate),
});

/** DELETE /cancel-maintenance-reservation, query. */
export const EndMaintenance = z.object({
  index: inQuery.index,
  terminId: inQuery.slotId,
  datumSend: z.optional(ZagrebDate),
});

export type SlotStatus = z.infer<typeof SlotStatus>;
export type ShownStatus = z.infer<typeof ShownStatus>;
export type PersonName = z.infer<typeof PersonName>;
export type Slot = z.infer<typeof Slot>;
export type SlotList = z.infer<typeof SlotList>;
export type GridChange = z.infer<typeof GridChange>;
export type GridRefusal = z.infer<typeof GridRefusal>;
export type BookFriendly = z.infer<typeof BookFriendly>;
export type BookLeague = z.infer<typeof BookLeague>;
export type CancelReservation = z.infer<typeof CancelReservation>;
export type StartMaintenance = z.infer<typeof StartMaintenance>;
export type EndMaintenance = z.infer<typeof EndMaintenance>;
