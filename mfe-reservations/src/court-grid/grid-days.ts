import { GRID_DAYS, type PersonName, type ShownStatus, type Slot } from '@club/shared/contracts/bookings/grid';
import type { ClubDay } from '@club/shared/contracts/club-day';
import { isOpenWithin, slotTime } from '@club/shared/domain';

export const COURTS = [1, 2] as const;
export type Court = (typeof COURTS)[number];

/** One slot of one court on one day. */
export interface CourtSlot {
  readonly id: number;
  /** Day 1..4 of the grid, as in the calls. */
  readonly index: number;
  /** Zagreb date `YYYY-MM-DD` from the server; the browser's own date is never used. */
  readonly date: string;
  /** `HH:mm:ss` */
  readonly starts: string;
  readonly minutes: number;
  readonly court: Court;
  /** Euros on that day. */
  readonly price: number;
  readonly status: ShownStatus;
  readonly user: PersonName | null;
  /** The opponent of a league match, or the reason for maintenance. */
  readonly note: string | null;
  readonly own: boolean;
}

/** One time of the day: slots with the same start and duration are side by side. */
export interface GridRow {
  readonly starts: string;
  readonly minutes: number;
  /** By court; null if the slot is not offered. */
  readonly courts: Readonly<Record<Court, CourtSlot | null>>;
}

export interface GridDay {
  readonly date: string;
  /** Nothing is offered or booked: a day outside every season. */
  readonly closed: boolean;
  readonly rows: readonly GridRow[];
}

type WireDay = Pick<CourtSlot, 'date' | 'price' | 'user' | 'note' | 'own'> & { readonly status: Slot['statusA'] };
type GridTime = Pick<GridRow, 'starts' | 'minutes'>;
type DayOf = (slot: Slot) => WireDay;

/** The four days in the wire format; the position in this list is the `index` of the calls minus one. */
const WIRE_DAYS: readonly DayOf[] = [
  (s) => ({
    date: s.datumA,
    price: s.cijenaA,
    status: s.statusA,
    user: s.terminAUser,
    note: s.protivnikA,
    own: s.ownA,
  }),
  (s) => ({
    date: s.datumB,
    price: s.cijenaB,
    status: s.statusB,
    user: s.terminBUser,
    note: s.protivnikB,
    own: s.ownB,
  }),
  (s) => ({
    date: s.datumC,
    price: s.cijenaC,
    status: s.statusC,
    user: s.terminCUser,
    note: s.protivnikC,
    own: s.ownC,
  }),
  (s) => ({
    date: s.datumD,
    price: s.cijenaD,
    status: s.statusD,
    user: s.terminDUser,
    note: s.protivnikD,
    own: s.ownD,
  }),
];

/** Converts the server's slots, each with four days, into four days, each with its rows ordered by time. */
export function gridDays(slots: readonly Slot[]): GridDay[] {
  const [first] = slots;
  if (!first) return [];
  const times = [...new Map(slots.map((slot) => [slotTime(slot), slot])).entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { vrijemeTermina: starts, minutes }]) => ({ starts, minutes }));
  return WIRE_DAYS.map((dayOf, place) => {
    const find = ({ starts, minutes }: GridTime, court: Court): CourtSlot | null => {
      const slot = slots.find((one) => one.vrijemeTermina === starts && one.minutes === minutes && one.teren === court);
      if (!slot) return null;
      const { status, ...day } = dayOf(slot);
      return status && { id: slot.id, index: place + 1, starts, minutes, court, status, ...day };
    };
    const rows = times.map((time) => ({ ...time, courts: { 1: find(time, 1), 2: find(time, 2) } }));
    const closed = rows.every(({ courts }) => !courts[1] && !courts[2]);
    return { date: dayOf(first).date, closed, rows };
  });
}

/**
 * The slot of the same court, day and time in a newer grid. The duration is part of the time: the courts may have slots
 * of different lengths, and a new plan may change them.
 */
export function samePlace(days: readonly GridDay[], { date, starts, minutes, court }: CourtSlot) {
  const rows = days.find((day) => day.date === date)?.rows;
  return rows?.find((row) => row.starts === starts && row.minutes === minutes)?.courts[court] ?? undefined;
}

/**
 * Whether every day of the grid is outside every season; false as long as the club's day is not known. On the
 * days before a season opens its first days can already be booked.
 */
export const isGridClosed = (day: ClubDay | undefined): boolean =>
  day !== undefined && !isOpenWithin(day.seasons, day.today, GRID_DAYS);
