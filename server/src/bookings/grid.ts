import type { PersonName, Slot, SlotStatus } from '@club/shared/contracts/bookings/grid';
import { centsToEuros, isOpenOn } from '@club/shared/domain';
import type { CourtSlot } from '../court-plan';
import { type Four, gridDays, offeredAt } from './booking-rules';
import type { ActiveBooking } from './bookings.repository';
import { cellKey } from './cell';
import type { GridPlan } from './priced-plan';

interface GridCell {
  readonly day: string;
  readonly priceCents: number;
  /** null: not offered on that day. */
  readonly status: SlotStatus | null;
  readonly memberId: number | null;
  readonly user: PersonName | null;
  readonly note: string | null;
}

export interface GridRow {
  readonly slot: CourtSlot;
  readonly cells: Four<GridCell>;
}

/** The four days for all members; the reader determines only `own`. */
export interface Grid {
  readonly today: string;
  readonly version: number;
  readonly rows: readonly GridRow[];
}

/** A grid of the same plan and day, in which only some slots have changed since. */
export interface EarlierGrid {
  readonly grid: Grid;
  readonly changed: ReadonlySet<number>;
}

/**
 * Puts the bookings into the plan's slots; a slot that is neither offered nor booked on any of the days is left out.
 * @param earlier its other rows are reused
 */
export function buildGrid(
  plan: GridPlan,
  active: { version: number; bookings: readonly ActiveBooking[] },
  earlier?: EarlierGrid,
): Grid {
  const days = gridDays(plan.today);
  // Outside every season the pages say that the courts are closed: a closure waits there for a season that is extended.
  const isShown = ({ isOfClosure, day }: ActiveBooking) => !isOfClosure || isOpenOn(plan.seasons, day);
  const booked = new Map(active.bookings.filter(isShown).map((booking) => [cellKey(booking), booking]));
  const cell = (slot: CourtSlot, day: string): GridCell => {
    const booking = booked.get(cellKey({ day, slotId: slot.id }));
    const offered = offeredAt(plan, slot, day);
    return {
      day,
      // A booking keeps its original price, regardless of the current price list.
      priceCents: booking?.priceCents ?? offered ?? 0,
      status: booking?.kind ?? (offered === undefined ? null : 'FREE'),
      memberId: booking?.memberId ?? null,
      user: booking ? playerOf(booking) : null,
      note: booking?.note ?? null,
    };
  };
  const laid = (slot: CourtSlot): GridRow => ({
    slot,
    cells: [cell(slot, days[0]), cell(slot, days[1]), cell(slot, days[2]), cell(slot, days[3])],
  });
  const before = earlier && new Map(earlier.grid.rows.map((row) => [row.slot.id, row]));
  const rows = plan.slots.flatMap((slot) =>
    before && !earlier.changed.has(slot.id) ? (before.get(slot.id) ?? []) : laid(slot),
  );
  return {
    today: plan.today,
    version: active.version,
    rows: rows.filter((row) => row.cells.some((each) => each.status !== null)),
  };
}

/** The club closes a court, not the member who entered it: a maintenance has nobody's name. */
const playerOf = ({ kind, firstName, lastName }: ActiveBooking): PersonName | null =>
  kind === 'MAINTENANCE' ? null : { ime: firstName, prezime: lastName };

/** The grid in the contract's form, for the given member. */
export const presentGrid = (grid: Grid, memberId: number): Slot[] => grid.rows.map((row) => presentRow(row, memberId));

export function presentRow({ slot, cells: [a, b, c, d] }: GridRow, memberId: number): Slot {
  return {
    id: slot.id,
    vrijemeTermina: slot.starts,
    minutes: slot.minutes,
    teren: slot.courtId,
    cijena: centsToEuros(a.priceCents),
    cijenaA: centsToEuros(a.priceCents),
    cijenaB: centsToEuros(b.priceCents),
    cijenaC: centsToEuros(c.priceCents),
    cijenaD: centsToEuros(d.priceCents),
    datumA: a.day,
    datumB: b.day,
    datumC: c.day,
    datumD: d.day,
    statusA: a.status,
    statusB: b.status,
    statusC: c.status,
    statusD: d.status,
    terminAUser: a.user,
    terminBUser: b.user,
    terminCUser: c.user,
    terminDUser: d.user,
    protivnikA: a.note,
    protivnikB: b.note,
    protivnikC: c.note,
    protivnikD: d.note,
    ownA: a.memberId === memberId,
    ownB: b.memberId === memberId,
    ownC: c.memberId === memberId,
    ownD: d.memberId === memberId,
  };
}

/** All members with a booking in the rows. */
export const holdersOf = (rows: readonly GridRow[]): ReadonlySet<number> =>
  new Set(rows.flatMap(({ cells }) => cells.flatMap(({ memberId }) => memberId ?? [])));
