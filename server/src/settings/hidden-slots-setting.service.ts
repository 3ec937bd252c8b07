import { isDeepStrictEqual } from 'node:util';
import type { HiddenSlotChange } from '@club/shared/contracts/setting-change';
import type { HiddenSlotInput } from '@club/shared/contracts/settings';
import type { HiddenSlotRemoval } from '@club/shared/contracts/settings-removal';
import { recordAction } from '../action-log';
import { keepClosed } from '../bookings';
import { courtSlots, type HiddenRule, hiddenSlotName, lockCourtPlan } from '../court-plan';
import type { Tx } from '../platform/database';
import { Refusal } from '../platform/http';
import type { ServiceParts } from '../platform/service-parts';
import { presentMembersReservation, upcomingBookings } from '../reservations';
import { refuseOutdated, refuseOutdatedRemoval } from '../setting-change';
import { allHiddenSlots, deleteHiddenSlot, insertHiddenSlot, updateHiddenSlot } from './settings.repository';
import { hiddenSlotFacts } from './settings-labels';

const seconds = (clock: string): string => (clock.length === 5 ? `${clock}:00` : clock);

/** Which slots are not offered. */
export function createHiddenSlotsSetting({ db, live, clock }: ServiceParts) {
  const announce = async (
    tx: Tx,
    actorId: number,
    change: { action: string; before?: HiddenRule; after?: HiddenRule },
  ): Promise<void> => {
    const { action, before, after } = change;
    const subject = after ?? before;
    await recordAction(tx, {
      actorId,
      at: clock.now(),
      action,
      subject: subject ? hiddenSlotName(subject) : '',
      before: before && hiddenSlotFacts(before),
      after: after && hiddenSlotFacts(after),
    });
    await live.changed(tx, 'club-day');
    await live.changed(tx, 'grid');
  };

  /** A slot with bookings must not be hidden. */
  const refuseBooked = async (tx: Tx, { courtId, starts, fromDay }: HiddenRule): Promise<void> => {
    const range = { from: fromDay ?? undefined, courtIds: [courtId], fromTime: starts };
    const booked = await upcomingBookings(tx, clock.wallClock(), range);
    const inTheWay = booked.filter((booking) => booking.starts === starts);
    if (inTheWay.length === 0) return;
    const message = 'Na tom terminu postoje rezervacije. Najprije ih izbrišite.';
    throw new Refusal(409, 'SLOT_BOOKED', message, undefined, {
      reservations: inTheWay.map(presentMembersReservation),
    });
  };

  return {
    /** The same slot again, because the answer was lost, changes nothing. */
    async add({ teren, vrijemeTermina, from }: HiddenSlotInput, actorId: number): Promise<string> {
      const rule = { courtId: teren, starts: seconds(vrijemeTermina), fromDay: from };
      await db.transaction(async (tx) => {
        await lockCourtPlan(tx);
        const slots = await courtSlots(tx);
        if (!slots.some((slot) => slot.courtId === rule.courtId && slot.starts === rule.starts)) {
          const message = 'Taj termin ne postoji.';
          throw new Refusal(404, 'SLOT_UNKNOWN', message, { vrijemeTermina: message });
        }
        if (await isHidden(tx, rule)) return;
        await refuseBooked(tx, rule);
        if (!(await insertHiddenSlot(tx, rule))) {
          const message = 'Taj je termin već skriven.';
          throw new Refusal(409, 'SLOT_HIDDEN_ALREADY', message, { vrijemeTermina: message });
        }
        await announce(tx, actorId, { action: 'Skrivanje termina', after: rule });
      });
      return `Termin je skriven: ${hiddenSlotName(rule)}.`;
    },

    /** @throws Refusal 409 `SETTING_CHANGED` when somebody else has changed it since it was seen */
    async update(id: number, { seen, ...input }: HiddenSlotChange, actorId: number): Promise<string> {
      const rule = await db.transaction(async (tx) => {
        await lockCourtPlan(tx);
        const before = await requireHiddenSlot(tx, id);
        refuseOtherSlot(before, input);
        if (before.fromDay === input.from) return before;
        const after = { ...before, fromDay: input.from };
        refuseOutdated({
          seen: seen && hiddenSlotFacts({ ...before, fromDay: seen.from }),
          now: hiddenSlotFacts(before),
          wanted: hiddenSlotFacts(after),
          current: { from: before.fromDay },
        });
        await refuseBooked(tx, after);
        await updateHiddenSlot(tx, id, input.from);
        await keepClosed(tx, clock);
        await announce(tx, actorId, { action: 'Promjena skrivenog termina', before, after });
        return after;
      });
      return `Skriveni termin je spremljen: ${hiddenSlotName(rule)}.`;
    },

    /** @throws Refusal 409 `SETTING_CHANGED` when somebody else has changed it since it was shown */
    async remove(id: number, actorId: number, { from }: HiddenSlotRemoval = {}): Promise<string> {
      const rule = await db.transaction(async (tx) => {
        await lockCourtPlan(tx);
        const before = await requireHiddenSlot(tx, id);
        refuseOutdatedRemoval({ from: from === '' ? null : from }, { from: before.fromDay });
        await deleteHiddenSlot(tx, id);
        await keepClosed(tx, clock);
        await announce(tx, actorId, { action: 'Ponovno prikazivanje termina', before });
        return before;
      });
      return `Termin se ponovno prikazuje: ${hiddenSlotName(rule)}.`;
    },
  };
}

const isHidden = async (tx: Tx, rule: HiddenRule): Promise<boolean> =>
  (await allHiddenSlots(tx)).some(({ id: _, ...each }) => isDeepStrictEqual(each, rule));

async function requireHiddenSlot(tx: Tx, id: number): Promise<HiddenRule> {
  const rule = (await allHiddenSlots(tx)).find((each) => each.id === id);
  if (!rule) throw new Refusal(404, 'HIDDEN_SLOT_UNKNOWN', 'To pravilo ne postoji.');
  return rule;
}

/** Only the day of a rule may change: another slot is another rule, with its own bookings in the way. */
function refuseOtherSlot({ courtId, starts }: HiddenRule, { teren, vrijemeTermina }: HiddenSlotInput): void {
  const message = 'Skrivenom se terminu mijenja samo dan. Drugi termin sakrijte posebno.';
  const fields = {
    ...(teren === courtId ? {} : { teren: message }),
    ...(seconds(vrijemeTermina) === starts ? {} : { vrijemeTermina: message }),
  };
  if (Object.keys(fields).length > 0) throw new Refusal(400, 'HIDDEN_SLOT_FIXED', message, fields);
}
