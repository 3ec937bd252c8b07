import { Euros, ZagrebDate } from '@club/shared/contracts/scalars';
import { SlotMinutes } from '@club/shared/contracts/slot-plan';
import * as z from '@club/shared/schema';

/** Number of days in the grid: today and the next three (first specification, section 9). */
export const GRID_DAYS = 4;

/** Part of the slot lists: what occupies a slot on one day (first specification, section 4). */
export const SlotStatus = z.enum(['FREE', 'FRIENDLY', 'LEAGUE', 'MAINTENANCE']);

/**
 * Part of `Slot`: the status as a page reads it. A value that this build does not know (a newer server and an older
 * open page) becomes UNKNOWN: one grey cell with an explanation instead of an unreadable grid.
 */
export const ShownStatus = z.catch(z.enum([...SlotStatus.options, 'UNKNOWN']), 'UNKNOWN');

/** Part of the slot lists: a member, for display only (resolution 4). */
export const PersonName = z.object({ ime: z.string(), prezime: z.string() });

const day = {
  /** null: the slot is not offered on that day (hidden by a rule, or outside every season) and is not booked. */
  status: z.nullable(ShownStatus),
  /** The member who has booked it; null for a free slot and for maintenance, which is the club's. */
  user: z.nullable(PersonName),
  /** The opponent of a league match, or the reason for maintenance. */
  note: z.nullable(z.string()),
  own: z.boolean(),
};

/**
 * One row of GET /get-all-termins and GET /by-names: a slot with its four days, A = today … D = the third day after.
 * `datumX` is the Zagreb date of the day, so that a page left open over midnight still sends the date it showed;
 * `ownX`: the booking belongs to the requesting member (resolution 4). A slot whose four statuses would all be null is
 * left out. Sorted by start, then court.
 */
export const Slot = z.object({
  id: z.number(),
  /** `HH:mm:ss` */
  vrijemeTermina: z.string(),
  minutes: SlotMinutes,
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

/** GET /get-all-termins and GET /by-names (resolution 34); the answer of both is the same. */
export const SlotList = z.array(Slot);

/**
 * Header of GET /get-all-termins and GET /by-names: the version of the topic `grid` that the list contains, to be
 * compared with live events.
 */
export const GRID_VERSION_HEADER = 'x-grid-version';

/**
 * The response to a change of the grid: a message, the current grid and its version, so that no page has to refetch.
 */
export const GridChange = z.object({ message: z.string(), termins: SlotList, version: z.number() });

/**
 * Additional members of every problem that refuses a change of the grid, except those with status 400 and 409
 * `CLUB_NOT_OPEN` (before the opening, for anybody but administrators): the current grid. 403 `NOT_YOURS`,
 * `NOT_IN_LEAGUE`, `MEMBER_INACTIVE`; 404 `SLOT_UNKNOWN`, `NOT_BOOKED`; 409 `DAY_MISMATCH`, `SLOT_PAST`, `SLOT_HIDDEN`,
 * `SEASON_CLOSED`, `SLOT_CLOSED`, `SLOT_TAKEN`, `PRICE_CHANGED`, `FUNDING_CHANGED`, `IS_MAINTENANCE`,
 * `NOT_MAINTENANCE`, `KEY_REUSED`, `BOOKING_CANCELLED` and `MAINTENANCE_ENDED` (the first request with the key has
 * booked, or closed the slot, and that has been cancelled since), and those of `FairUse`. Without it: 400 `DATE_OUTSIDE_GRID`, `OWN_OPPONENT`.
 */
export const GridRefusal = z.object({ termins: SlotList, version: z.number() });

export type SlotStatus = z.infer<typeof SlotStatus>;
export type ShownStatus = z.infer<typeof ShownStatus>;
export type PersonName = z.infer<typeof PersonName>;
export type Slot = z.infer<typeof Slot>;
export type SlotList = z.infer<typeof SlotList>;
export type GridChange = z.infer<typeof GridChange>;
export type GridRefusal = z.infer<typeof GridRefusal>;
