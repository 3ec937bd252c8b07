import type { Handle } from '../platform/database';
import type { ClosureRange } from './closed-slot-rules';
import type { Season } from './season-rules';
import type { CourtSlot, HiddenRule } from './slot-rules';

const allSlots = (handle: Handle) =>
  handle
    .selectFrom('slot')
    .innerJoin('court', 'court.id', 'slot.court_id')
    .select((of) => [
      'slot.id',
      'slot.court_id as courtId',
      'slot.starts',
      'slot.minutes',
      'court.lighted',
      of('retired_at', 'is not', null).$castTo<boolean>().as('isRetired'),
    ])
    .orderBy('slot.starts')
    .orderBy('slot.court_id')
    .orderBy('slot.minutes');

/** Every slot of a day that is in use, by start, then court. */
export const courtSlots = (handle: Handle): Promise<CourtSlot[]> =>
  allSlots(handle).where('retired_at', 'is', null).execute();

/** The same, and retired slots with a reservation on a Zagreb date. */
export const slotsShownOn = (handle: Handle, day: string): Promise<CourtSlot[]> =>
  allSlots(handle)
    .where((of) =>
      of.or([
        of('retired_at', 'is', null),
        of.exists(
          of
            .selectFrom('reservation')
            .select('reservation.id')
            .whereRef('slot_id', '=', 'slot.id')
            .where('day', '=', day)
            .where('cancelled_at', 'is', null),
        ),
      ]),
    )
    .execute();

export function hiddenRules(handle: Handle): Promise<HiddenRule[]> {
  return handle.selectFrom('hidden_slot').select(['court_id as courtId', 'starts', 'from_day as fromDay']).execute();
}

/** A closure as far as it decides what may be booked. */
export interface Closure extends ClosureRange {
  readonly id: number;
  readonly reason: string;
  /** Member who closed the courts. */
  readonly closedBy: number;
}

/** Closures in force that have not ended by a Zagreb date, in the order in which they were made. */
export function closuresFrom(handle: Handle, day: string): Promise<Closure[]> {
  return handle
    .selectFrom('court_closure')
    .select([
      'id',
      'from_day as from',
      'to_day as to',
      'court_ids as courts',
      'from_time as fromTime',
      'to_time as toTime',
      'reason',
      'closed_by as closedBy',
    ])
    .where('undone_at', 'is', null)
    .where('to_day', '>=', day)
    .orderBy('id')
    .execute();
}

/** Seasons that have not ended by a Zagreb date, soonest first; without a date, all. */
export function seasonsFrom(handle: Handle, today?: string): Promise<Season[]> {
  return handle
    .selectFrom('season')
    .select(['name', 'opens_on as opensOn', 'closes_on as closesOn'])
    .$if(today !== undefined, (query) => query.where('closes_on', '>=', today ?? ''))
    .orderBy('opens_on')
    .execute();
}
