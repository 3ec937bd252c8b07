import type { PersonName, ShownStatus, Slot } from '@club/shared/contracts/bookings/grid';

export const COURTS = [1, 2] as const;
export type Court = (typeof COURTS)[number];

/** What stands on one court at one time of one day. */
export interface CourtSlot {
  readonly id: number;
  /** Day 1..4 of the grid, as the calls want it. */
  readonly index: number;
  /** Zagreb date `YYYY-MM-DD` that the server named; the browser's own date is never asked. */
  readonly date: string;
  /** `HH:mm:ss` */
  readonly starts: string;
  readonly court: Court;
  /** Euros on that day. */
  readonly price: number;
  readonly status: ShownStatus;
  readonly user: PersonName | null;
  /** The opponent of a league match, or the reason of a maintenance. */
  readonly note: string | null;
  readonly own: boolean;
}

export interface GridRow {
  readonly starts: string;
  /** By court; null where the slot is not offered. */
  readonly courts: Readonly<Record<Court, CourtSlot | null>>;
}

export interface GridDay {
  readonly date: string;
  /** Nothing is offered and nothing stands there: a day outside every season. */
  readonly closed: boolean;
  readonly rows: readonly GridRow[];
}

type WireDay = Omit<CourtSlot, 'id' | 'index' | 'starts' | 'court' | 'status'> & { readonly status: Slot['statusA'] };
type DayOf = (slot: Slot) => WireDay;

/** The four days as the wire spells them; the place in this list is the `index` of the calls, less one. */
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

/** Turns the server's slots, each with four days, into four days, each with its rows in order of time. */
export function gridDays(slots: readonly Slot[]): GridDay[] {
  const [first] = slots;
  if (!first) return [];
  const times = [...new Set(slots.map((slot) => slot.vrijemeTermina))].sort();
  return WIRE_DAYS.map((dayOf, place) => {
    const find = (starts: string, court: Court): CourtSlot | null => {
      const slot = slots.find((one) => one.vrijemeTermina === starts && one.teren === court);
      if (!slot) return null;
      const { status, ...day } = dayOf(slot);
      return status && { id: slot.id, index: place + 1, starts, court, status, ...day };
    };
    const rows = times.map((starts) => ({ starts, courts: { 1: find(starts, 1), 2: find(starts, 2) } }));
    const closed = rows.every(({ courts }) => !courts[1] && !courts[2]);
    return { date: dayOf(first).date, closed, rows };
  });
}
