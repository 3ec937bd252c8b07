import { chargeAll, lockAccounts } from '../accounts';
import { lockCourtPlanShared } from '../court-plan';
import type { Tx } from '../platform/database';
import { Refusal } from '../platform/http';
import type { ServiceParts } from '../platform/service-parts';
import { announceGridChange } from './announce-grid-change';
import { bookedMessage } from './booking-messages';
import { refusal } from './booking-refusals';
import { activeBooking, reservationRow } from './booking-rows';
import { bookedWithKey, committedGridVersion, findBookers, insertReservations } from './bookings.repository';
import type { BookingResult, GridCache } from './grid-change';
import { type PlannedBooking, planBooking } from './plan-booking';
import { cachedBookingSettings } from './priced-plan';
import { recordMaintenance } from './record-maintenance';
import { isRepeated, type SlotRequest } from './slot-request';

interface Parts extends ServiceParts {
  readonly grid: GridCache;
}

type Outcome = PromiseSettledResult<BookingResult>;

/**
 * Books one cell for each of several members, in one transaction of six statements for any number of them. A refusal of
 * one does not affect the others.
 */
export function createBookGroup({ db, live, clock, grid }: Parts) {
  const settingsOf = cachedBookingSettings();

  return (requests: readonly SlotRequest[]): Promise<readonly Outcome[]> =>
    db.transaction(async (tx) => {
      const [, accounts, bookers] = await Promise.all([
        // 1: no season, price or closure changes until the commit.
        lockCourtPlanShared(tx),
        // 2: each member's bookings, payments and erasure run one after another.
        lockAccounts(tx, requests.map(memberOf)),
        // 3: must run after the locks, because a waiting transaction may have changed them: the version of the
        // settings, used keys, who is a member.
        findBookers(tx, requests),
      ]);
      const now = clock.wallClock();
      const at = clock.now();

      const planned: PlannedBooking[] = [];
      const outcomes = new Map<SlotRequest, Outcome>();
      for (const request of requests) {
        const [account, booker] = [accounts.get(request.memberId), bookers.get(request.memberId)];
        if (!account || !booker) throw new Error(`There is no member ${request.memberId}.`);
        try {
          if (!booker.isActive) throw refusal('MEMBER_INACTIVE');
          if (booker.isKeyUsed) throw refusal('KEY_REUSED');
          if (booker.isRepeated) {
            outcomes.set(request, fulfilled(await repeated(tx, request)));
            continue;
          }
          const settings = await settingsOf(tx, booker.planVersion);
          planned.push(await planBooking(tx, request, { settings, now, booker, account }));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          outcomes.set(request, rejected(error));
        }
      }

      // 4: the unique index decides who gets a slot.
      const ids = await insertReservations(
        tx,
        planned.map((each) => reservationRow(each, at)),
      );
      const booked = planned.filter(({ request }) => ids.has(request.memberId));
      for (const { request, slot, day } of booked) {
        const { memberId: actorId, purpose } = request;
        if (purpose.kind !== 'MAINTENANCE') continue;
        await recordMaintenance(tx, { actorId, at }, { ...slot, day }, { begun: purpose.reason });
      }
      const charges = booked.map((each) => ({
        account: each.account,
        booking: { ...each, id: ids.get(each.request.memberId) ?? 0 },
        context: { actorId: each.request.memberId, at },
      }));
      const [, version] = await Promise.all([
        // 5: the ledger's entries and the accounts' totals.
        chargeAll(tx, charges),
        // 6: versions and notices; last, because every change of the grid waits for its version's row.
        announce(tx, booked),
      ]);

      for (const each of planned) {
        const { request, slot, day, paymentStatus } = each;
        const message = bookedMessage({ ...slot, day, paymentStatus, kind: request.purpose.kind });
        const isBooked = ids.has(request.memberId);
        outcomes.set(request, isBooked ? fulfilled({ message, version }) : rejected(refusal('SLOT_TAKEN')));
      }
      return requests.map((request) => outcomes.get(request) as Outcome);
    });

  async function announce(tx: Tx, booked: readonly PlannedBooking[]): Promise<number> {
    if (booked.length === 0) return 0;
    const memberIds = booked.map(({ request }) => request.memberId);
    return announceGridChange(tx, { live, grid }, memberIds, { booked: booked.map(activeBooking), freed: [] });
  }
}

/** The answer to a repeated request whose booking exists already, if it still does. */
async function repeated(tx: Tx, request: SlotRequest): Promise<BookingResult> {
  const { memberId, key = '', cell } = request;
  const stored = await bookedWithKey(tx, { memberId, key, slotId: cell.slotId });
  if (!stored || !isRepeated(stored, request)) throw refusal('KEY_REUSED');
  if (stored.cancelledAt) throw refusal(stored.kind === 'MAINTENANCE' ? 'MAINTENANCE_ENDED' : 'BOOKING_CANCELLED');
  return { message: bookedMessage(stored), version: await committedGridVersion(tx) };
}

const memberOf = ({ memberId }: SlotRequest): number => memberId;
const fulfilled = (value: BookingResult): Outcome => ({ status: 'fulfilled', value });
const rejected = (reason: unknown): Outcome => ({ status: 'rejected', reason });
