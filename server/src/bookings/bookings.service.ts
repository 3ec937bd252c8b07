import { hasStarted } from '@club/shared/domain';
import { lockAccounts, refund, refuseUsedKey } from '../accounts';
import type { ActionContext } from '../action-log';
import { lockCourtPlanShared } from '../court-plan';
import { refuseLateCancelling } from '../fair-use';
import { groupCommit, type Tx } from '../platform/database';
import type { Refusal } from '../platform/http';
import type { ServiceParts } from '../platform/service-parts';
import { announceGridChange } from './announce-grid-change';
import { createBookGroup } from './book-group';
import { cancelledMessage } from './booking-messages';
import { refusal } from './booking-refusals';
import {
  cancelledWithKey,
  committedGridVersion,
  findActiveAt,
  markCancelled,
  type Reservation,
} from './bookings.repository';
import { type Cell, dayOf } from './cell';
import type { BookingResult, GridCache } from './grid-change';
import { keepClosed } from './keep-closed';
import { recordMaintenance } from './record-maintenance';
import type { Purpose } from './slot-request';

interface Parts extends ServiceParts {
  /** Left out when no grid is shown. */
  readonly grid?: GridCache;
}

/** @returns why this caller must not cancel it */
type Check = (active: Reservation) => Refusal | undefined;

interface Cancelling {
  readonly cell: Cell;
  readonly actorId: number;
  readonly key: string | undefined;
  readonly check: Check;
}

const NO_GRID: GridCache = { apply: () => undefined };

export type Bookings = ReturnType<typeof createBookings>;

export function createBookings({ db, live, clock, grid = NO_GRID }: Parts) {
  const bookTogether = groupCommit({
    commit: createBookGroup({ db, live, clock, grid }),
    keyOf: ({ memberId }) => memberId,
    // The embedded engine has one session.
    maxConcurrent: db.engine === 'embedded' ? 1 : 2,
  });

  const announceFreed = (tx: Tx, { memberId, day, slotId }: Reservation) =>
    announceGridChange(tx, { live, grid }, [memberId], { booked: [], freed: [{ day, slotId }] });

  /**
   * The answer to a request that arrives again, if its key has cancelled something.
   * @throws Refusal 409 `KEY_REUSED` when that was something else
   */
  async function repeated(tx: Tx, { cell, actorId, key, check }: Cancelling): Promise<BookingResult | undefined> {
    const cancelled = key && (await cancelledWithKey(tx, { actorId, key, slotId: cell.slotId }));
    if (!cancelled) return undefined;
    const isSameCell = cancelled.isSameTime && (!cell.date || cancelled.day === cell.date);
    if (!isSameCell || check(cancelled)) throw refusal('KEY_REUSED');
    return { message: await messageAfter(tx, cancelled), version: await committedGridVersion(tx) };
  }

  async function cancelAt(tx: Tx, cancelling: Cancelling): Promise<BookingResult> {
    const { cell, actorId, key, check } = cancelling;
    const owner = (await findActiveAt(tx, cell.slotId, cell.date ?? dayOf(cell, clock.today())))?.memberId;
    // The caller's too: a member's calls run one after another, so that the same request does not arrive twice at once.
    const accounts = await lockAccounts(tx, [actorId, owner ?? actorId]);
    const before = await repeated(tx, cancelling);
    if (before) return before;
    const now = clock.wallClock();
    const day = dayOf(cell, now.today);
    // Read again: before the lock, a payment may have settled it, or another window cancelled it.
    const active = await findActiveAt(tx, cell.slotId, day);
    if (!active) throw refusal('NOT_BOOKED');
    const refused = check(active);
    if (refused) throw refused;
    if (hasStarted(now, day, active.starts)) throw refusal('SLOT_PAST');
    if (active.kind !== 'MAINTENANCE') await refuseLateCancelling(tx, active, now);
    await refuseUsedKey(tx, { actorId, key }, 'CANCELLATION');
    const [account, context] = [accounts.get(active.memberId), { actorId, at: clock.now() }];
    if (!account || !(await markCancelled(tx, active.id, { ...context, key }))) throw refusal('NOT_BOOKED');
    await refund(tx, account, active, context);
    if (active.kind === 'MAINTENANCE') return maintenanceEnded(tx, active, context);
    return { message: cancelledMessage(active), version: await announceFreed(tx, active) };
  }

  async function maintenanceEnded(tx: Tx, ended: Reservation, context: ActionContext): Promise<BookingResult> {
    await recordMaintenance(tx, context, ended, { ended: ended.reason ?? '' });
    await keepClosed(tx, clock);
    const message = await messageAfter(tx, ended);
    if (!(await findActiveAt(tx, ended.slotId, ended.day))) return { message, version: await announceFreed(tx, ended) };
    const [version = 0] = await live.changedNow(tx, [{ topic: 'grid' }]);
    return { message, version };
  }

  async function messageAfter(tx: Tx, cancelled: Reservation): Promise<string> {
    const message = cancelledMessage(cancelled);
    if (cancelled.kind !== 'MAINTENANCE') return message;
    // A closure of the court may have taken the place of the maintenance.
    const now = await findActiveAt(tx, cancelled.slotId, cancelled.day);
    return now?.kind === 'MAINTENANCE' ? `${message} Teren ostaje zatvoren.` : message;
  }

  return {
    /**
     * Books a cell for a member, together with concurrent bookings of other members.
     * @param key created once per click: a repeated request returns the first booking
     */
    book: (memberId: number, cell: Cell, purpose: Purpose, key?: string): Promise<BookingResult> =>
      bookTogether({ memberId, cell, purpose, key }),

    /**
     * The owner cancels a booking, until the slot starts.
     * @param key created once per click: a repeated request returns the first answer
     */
    cancel(memberId: number, cell: Cell, key?: string): Promise<BookingResult> {
      const check: Check = (active) => {
        if (active.kind === 'MAINTENANCE') return refusal('IS_MAINTENANCE');
        return active.memberId === memberId ? undefined : refusal('NOT_YOURS');
      };
      return db.transaction((tx) => cancelAt(tx, { cell, actorId: memberId, key, check }));
    },

    /**
     * A member with a maintenance role removes a maintenance, no matter who entered it; the maintenance of a closure
     * ends with the closure.
     */
    endMaintenance(memberId: number, cell: Cell, key?: string): Promise<BookingResult> {
      const check: Check = (active) => {
        if (active.kind !== 'MAINTENANCE') return refusal('NOT_MAINTENANCE');
        return active.closureId === null ? undefined : refusal('SLOT_CLOSED');
      };
      return db.transaction(async (tx) => {
        // No closure can be made until the commit: it would leave the slot out as one that is still taken.
        await lockCourtPlanShared(tx);
        return cancelAt(tx, { cell, actorId: memberId, key, check });
      });
    },
  };
}
