import { FriendlyFunding } from '@club/shared/contracts/bookings/booking-requests';
import { fundFriendly, type PaymentStatus, type WallClock, yearOf } from '@club/shared/domain';
import type { Account } from '../accounts';
import type { CourtSlot } from '../court-plan';
import { refuseUnfairBooking } from '../fair-use';
import { isInLeague, otherNamesIn } from '../league';
import type { Tx } from '../platform/database';
import { refusal } from './booking-refusals';
import { bookable, isNameOf } from './booking-rules';
import type { Booker } from './bookings.repository';
import { dayOf } from './cell';
import type { BookingSettings } from './priced-plan';
import type { Friendly, SlotRequest } from './slot-request';

/** A booking that the rules allow; the database decides whether the slot is free. */
export interface PlannedBooking {
  readonly request: SlotRequest;
  readonly booker: Booker;
  readonly account: Account;
  readonly slot: CourtSlot;
  readonly day: string;
  readonly priceCents: number;
  readonly paymentStatus: PaymentStatus;
}

interface Situation {
  readonly settings: BookingSettings;
  readonly now: WallClock;
  readonly booker: Booker;
  /** Locked. */
  readonly account: Account;
}

/** @throws Refusal when the rules do not allow it */
export async function planBooking(
  tx: Tx,
  request: SlotRequest,
  { settings, now, booker, account }: Situation,
): Promise<PlannedBooking> {
  const { memberId, cell, purpose } = request;
  const day = dayOf(cell, now.today);
  const slot = bookable(settings.plan, now, cell.slotId, day);
  if (typeof slot === 'string') throw refusal(slot);
  if (purpose.kind === 'LEAGUE') {
    if (!(await isInLeague(tx, memberId, yearOf(now.today)))) throw refusal('NOT_IN_LEAGUE');
    if (await isOwnOpponent(tx, booker, purpose.opponent, now)) throw refusal('OWN_OPPONENT');
  }
  await refuseUnfairBooking(tx, settings.fairUse, memberId, { ...purpose, ...slot, day }, now);
  const cost = costOf(request, account, slot.priceCents);
  if (purpose.kind === 'FRIENDLY') refuseUnconfirmed(purpose, cost);
  return { request, booker, account, slot, day, ...cost };
}

/** Whether the opponent's name is the member's own and nobody else's in the league: a father may play against his son. */
async function isOwnOpponent(tx: Tx, booker: Booker, opponent: string, { today }: WallClock): Promise<boolean> {
  if (!isNameOf(booker, opponent)) return false;
  const others = await otherNamesIn(tx, yearOf(today), booker.memberId);
  return !others.some((other) => isNameOf(other, opponent));
}

type Cost = Pick<PlannedBooking, 'priceCents' | 'paymentStatus'>;

const BEST_FIRST: readonly PaymentStatus[] = FriendlyFunding.options;

/** The confirmation dialog showed the price, and whether it is charged: nobody pays what they have not confirmed. */
function refuseUnconfirmed({ seenCents, seenFunding }: Friendly, { priceCents, paymentStatus }: Cost): void {
  if (seenCents !== undefined && seenCents !== priceCents) throw refusal('PRICE_CHANGED');
  const isWorse = seenFunding !== undefined && BEST_FIRST.indexOf(paymentStatus) > BEST_FIRST.indexOf(seenFunding);
  if (isWorse) throw refusal('FUNDING_CHANGED');
}

/** A league match is covered by the league fee, a maintenance is the club's own; neither changes the account. */
function costOf({ purpose: { kind } }: SlotRequest, account: Account, priceCents: number): Cost {
  if (kind === 'FRIENDLY') return { priceCents, paymentStatus: fundFriendly(account, priceCents) };
  return kind === 'LEAGUE' ? { priceCents, paymentStatus: 'FREE' } : { priceCents: 0, paymentStatus: 'INTERNAL' };
}
