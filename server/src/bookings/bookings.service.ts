import type { PaymentStatus } from '@club/shared/domain';
import { type Account, charge, fundFriendly, lockAccount, refund } from '../accounts';
import { refuseLateCancelling, refuseUnfairBooking } from '../fair-use';
import { isInLeague } from '../league';
import { findMember } from '../members';
import type { Clock } from '../platform/clock';
import type { Database, Tx } from '../platform/database';
import type { Live } from '../platform/live';
import { hasStarted, type WallClock } from '../reservations';
import { holdCourtPlan } from '../seasons';
import { bookedMessage, cancelledMessage } from './booking-messages';
import { refusal } from './booking-refusals';
import { bookable, dateRefusal, gridDays, isOwnName } from './booking-rules';
import {
  bookedWithKey,
  committedGridVersion,
  findActiveAt,
  insertReservation,
  markCancelled,
  type Reservation,
} from './bookings.repository';
import { readCourtPlan } from './court-plan';
import { recordMaintenance } from './record-maintenance';

/** A cell of the grid as a page names it; `date` may be missing in a call about maintenance (resolution #5). */
export interface Cell {
  readonly slotId: number;
  /** 1 = the page's today. */
  readonly index: number;
  readonly date: string | undefined;
}

export type Purpose =
  | { readonly kind: 'FRIENDLY' }
  | { readonly kind: 'LEAGUE'; readonly opponent: string }
  | { readonly kind: 'MAINTENANCE'; readonly reason: string };

/** What a change of the grid did, and the version of the topic `grid` that shows it. */
export interface BookingResult {
  readonly message: string;
  readonly version: number;
}

/** @throws Refusal when this caller must not cancel it */
type Check = (active: Reservation) => void;

export type Bookings = ReturnType<typeof createBookings>;

export function createBookings({ db, live, clock }: { db: Database; live: Live; clock: Clock }) {
  const wallClock = (): WallClock => ({ today: clock.today(), timeOfDay: clock.timeOfDay() });

  /** The topics in one order everywhere: two transactions that bump the same ones cannot wait for each other. */
  async function announce(tx: Tx, memberId: number): Promise<number> {
    await live.changed(tx, 'account', memberId);
    return live.changed(tx, 'grid');
  }

  function cancelAt(cell: Cell, actorId: number, check: Check): Promise<BookingResult> {
    return db.transaction(async (tx) => {
      const now = wallClock();
      const day = dayOf(cell, now.today);
      const active = await findActiveAt(tx, cell.slotId, day);
      if (!active) throw refusal('NOT_BOOKED');
      check(active);
      if (hasStarted(now, day, active.starts)) throw refusal('SLOT_PAST');
      if (active.kind !== 'MAINTENANCE') await refuseLateCancelling(tx, active, now);
      const account = await lockAccount(tx, active.memberId);
      // Read again: a payment may have settled it, or another window cancelled it, before the account was locked.
      const reservation = await findActiveAt(tx, cell.slotId, day);
      const context = { actorId, at: clock.now() };
      if (reservation?.id !== active.id || !(await markCancelled(tx, active.id, context))) {
        throw refusal('NOT_BOOKED');
      }
      await refund(tx, account, reservation, context);
      if (reservation.kind === 'MAINTENANCE') {
        await recordMaintenance(tx, context, reservation, { ended: reservation.reason ?? '' });
      }
      return { message: cancelledMessage(reservation), version: await announce(tx, active.memberId) };
    });
  }

  return {
    /**
     * Books a cell for a member. The account's row is locked, so one member's bookings and payments follow one another;
     * who gets the slot is decided by the unique index alone.
     * @param key minted once per click: repeated, it answers with the booking that it made the first time
     */
    book(memberId: number, cell: Cell, purpose: Purpose, key?: string): Promise<BookingResult> {
      return db.transaction(async (tx) => {
        await holdCourtPlan(tx);
        const account = await lockAccount(tx, memberId);
        const stored = key && (await bookedWithKey(tx, memberId, key));
        if (stored) {
          if (!isRepeated(stored, cell, purpose)) throw refusal('KEY_REUSED');
          return { message: bookedMessage(stored), version: await committedGridVersion(tx) };
        }
        const now = wallClock();
        const day = dayOf(cell, now.today);
        const slot = bookable(await readCourtPlan(tx, now.today), now, cell.slotId, day);
        if (typeof slot === 'string') throw refusal(slot);
        if (purpose.kind === 'LEAGUE' && !(await isInLeague(tx, memberId, yearOf(now.today))))
          throw refusal('NOT_IN_LEAGUE');
        if (purpose.kind === 'LEAGUE') {
          const member = await findMember(tx, memberId);
          if (member && isOwnName(member, purpose.opponent)) throw refusal('OWN_OPPONENT');
        }
        await refuseUnfairBooking(tx, memberId, { ...purpose, day, starts: slot.starts }, now);
        const cost = costOf(purpose, account, slot.priceCents);
        const context = { actorId: memberId, at: clock.now() };
        const id = await insertReservation(tx, {
          slot_id: slot.id,
          day,
          member_id: memberId,
          kind: purpose.kind,
          opponent: purpose.kind === 'LEAGUE' ? purpose.opponent : null,
          reason: purpose.kind === 'MAINTENANCE' ? purpose.reason : null,
          price_cents: cost.priceCents,
          payment_status: cost.paymentStatus,
          created_at: context.at,
          idempotency_key: key ?? null,
        });
        if (id === undefined) throw refusal('SLOT_TAKEN');
        await charge(tx, account, { id, ...cost }, context);
        if (purpose.kind === 'MAINTENANCE') {
          await recordMaintenance(tx, context, { ...slot, day }, { begun: purpose.reason });
        }
        const message = bookedMessage({ ...slot, ...cost, day, kind: purpose.kind });
        return { message, version: await announce(tx, memberId) };
      });
    },

    /** The owner gives a booking back, until the slot starts. */
    cancel(memberId: number, cell: Cell): Promise<BookingResult> {
      return cancelAt(cell, memberId, (active) => {
        if (active.kind === 'MAINTENANCE') throw refusal('IS_MAINTENANCE');
        if (active.memberId !== memberId) throw refusal('NOT_YOURS');
      });
    },

    /** Whoever looks after the courts removes a maintenance, whoever entered it. */
    endMaintenance(memberId: number, cell: Cell): Promise<BookingResult> {
      return cancelAt(cell, memberId, (active) => {
        if (active.kind !== 'MAINTENANCE') throw refusal('NOT_MAINTENANCE');
      });
    },
  };
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

function dayOf({ index, date }: Cell, today: string): string {
  const wrong = date && dateRefusal(today, index, date);
  if (wrong) throw refusal(wrong);
  return gridDays(today)[index - 1] as string;
}

/** A league match is covered by the league fee, a maintenance is the club's own; both leave the account alone. */
function costOf(
  { kind }: Purpose,
  account: Account,
  priceCents: number,
): { priceCents: number; paymentStatus: PaymentStatus } {
  if (kind === 'FRIENDLY') return { priceCents, paymentStatus: fundFriendly(account, priceCents) };
  return kind === 'LEAGUE' ? { priceCents, paymentStatus: 'FREE' } : { priceCents: 0, paymentStatus: 'INTERNAL' };
}

/** Whether a call that comes with the key of a stored booking asks for the very same. */
const isRepeated = (stored: Reservation, cell: Cell, purpose: Purpose): boolean =>
  stored.slotId === cell.slotId && stored.kind === purpose.kind && (!cell.date || stored.day === cell.date);
