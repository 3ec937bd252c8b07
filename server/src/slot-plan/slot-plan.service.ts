import type { SlotPlan, SlotPlanInput, SlotPlanSaved } from '@club/shared/contracts/slot-plan';
import { type CourtSlots, slotRanges, type WallClock } from '@club/shared/domain';
import { type Facts, recordAction } from '../action-log';
import { keepClosed } from '../bookings';
import { type HiddenRule, hiddenRules, hiddenSince, hiddenSlotName, lockCourtPlan, readSlotPlan } from '../court-plan';
import type { Tx } from '../platform/database';
import { Refusal } from '../platform/http';
import type { ServiceParts } from '../platform/service-parts';
import { formatPlace, presentMembersReservation } from '../reservations';
import {
  bookedOutside,
  deleteHiddenOutside,
  insertSlots,
  maintainedOutside,
  moveBookings,
  retireSlots,
} from './slot-plan.repository';

const SAVED = 'Termini su spremljeni.';

const facts = (courts: readonly CourtSlots[]): Facts =>
  Object.fromEntries(courts.map((court) => [`Teren ${court.teren}`, slotRanges(court)]));

const hiddenFacts = (rules: readonly HiddenRule[]): Facts => ({
  'Skriveni termini':
    rules
      .map((rule) => `${hiddenSlotName(rule)} (${hiddenSince(rule)})`)
      .sort()
      .join('; ') || 'nema',
});

/** A rule without its slot would hide it again in some later plan, when nobody remembers why. */
async function removeHiddenOutside(tx: Tx, plan: readonly CourtSlots[]): Promise<{ before?: Facts; after?: Facts }> {
  const before = await hiddenRules(tx);
  await deleteHiddenOutside(tx, plan);
  const after = await hiddenRules(tx);
  return before.length === after.length ? {} : { before: hiddenFacts(before), after: hiddenFacts(after) };
}

export type SlotPlanSetting = ReturnType<typeof createSlotPlanSetting>;

/** The starts and lengths of the slots. */
export function createSlotPlanSetting({ db, live, clock }: ServiceParts) {
  /** Existing bookings keep their time, because their owners will come then. */
  const refuseBooked = async (tx: Tx, courts: readonly CourtSlots[], now: WallClock): Promise<void> => {
    const matches = await bookedOutside(tx, courts, now);
    if (matches.length > 0) {
      const message =
        'Novi termini ne sadrže termine koji su već rezervirani. Zadržite ih ili najprije izbrišite rezervacije.';
      throw new Refusal(409, 'SLOT_BOOKED', message, undefined, {
        reservations: matches.map(presentMembersReservation),
      });
    }
    const maintenance = await maintainedOutside(tx, courts, now);
    if (!maintenance) return;
    const message = `Novi termini ne sadrže termin u kojem je održavanje (${formatPlace(maintenance)}). Najprije ga uklonite.`;
    throw new Refusal(409, 'SLOT_IN_MAINTENANCE', message);
  };

  return {
    read: (): Promise<SlotPlan> => readSlotPlan(db.handle),

    async save({ version, courts: wanted }: SlotPlanInput, actorId: number): Promise<SlotPlanSaved> {
      const after = wanted.map((court) => ({ ...court, starts: [...court.starts].sort() }));
      return db.transaction(async (tx) => {
        await lockCourtPlan(tx);
        const plan = await readSlotPlan(tx);
        const [old, now] = [facts(plan.courts), clock.wallClock()];
        // Whatever the version: the answer to the call that has saved it may have been lost.
        if (JSON.stringify(old) === JSON.stringify(facts(after))) return { message: SAVED, plan };
        if (plan.version !== version) {
          const message = 'Termine je u međuvremenu promijenio drugi administrator.';
          throw new Refusal(409, 'SLOT_PLAN_CHANGED', message, undefined, { plan });
        }
        await refuseBooked(tx, after, now);

        await retireSlots(tx, clock.now());
        await insertSlots(tx, after);
        await moveBookings(tx, now.today);
        const hidden = await removeHiddenOutside(tx, after);
        await keepClosed(tx, clock);
        await recordAction(tx, {
          actorId,
          at: clock.now(),
          action: 'Termini terena',
          subject: 'Tereni',
          before: { ...old, ...hidden.before },
          after: { ...facts(after), ...hidden.after },
        });
        await live.changed(tx, 'club-day');
        await live.changed(tx, 'grid');
        return { message: SAVED, plan: await readSlotPlan(tx) };
      });
    },
  };
}
