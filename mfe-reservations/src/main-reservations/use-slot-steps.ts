import type { FairUse } from '@club/shared/contracts/fair-use';
import { hasRole } from '@club/shared/contracts/roles';
import { useChoose, useConfirm } from '@club/shared/dialogs';
import { bookingFacts, cancelRuleLines } from '@club/shared/domain';
import { useNotify } from '@club/shared/notices';
import { cancelQuestion, cancelReservation } from '@club/shared/reservation';
import { useRef } from 'react';
import { mayBook, NOT_OPEN_YET } from '../court-grid/club-opening';
import type { CourtSlot } from '../court-grid/grid-days';
import { noLongerFree, noLongerOwn } from './lost-slot';
import type { SlotAction } from './slot-state';
import { useBookingSteps } from './use-booking-steps';
import { type SlotRequest, useChangeGrid } from './use-change-grid';
import { useMaintenanceSteps } from './use-maintenance-steps';
import { useSettleChange } from './use-settle-change';
import { useWhileUnchanged } from './use-while-unchanged';

/** The dialogs after a click on a slot, in the order of the specification, and the slot with a pending change. */
export function useSlotSteps(roles: readonly string[], isClubOpen: boolean, rules?: FairUse) {
  const choose = useChoose();
  const confirm = useConfirm();
  const notify = useNotify();
  const settle = useSettleChange();
  const whileFree = useWhileUnchanged(noLongerFree);
  const whileOwn = useWhileUnchanged(noLongerOwn);
  const booking = useBookingSteps(rules);
  const maintenance = useMaintenanceSteps();
  const cancelling = useChangeGrid(({ slot: { id, index, date }, key }: SlotRequest) =>
    cancelReservation({ index, terminId: id, datumSend: date }, key),
  );

  const steps: Readonly<Record<SlotAction, (slot: CourtSlot, within: AbortSignal) => unknown>> = {
    book: (slot, within) => {
      const ask = async (until: AbortSignal) => {
        if (!hasRole(roles, 'COURT_MAINTENANCE')) return booking.start({ slot, until });
        const { date, time } = bookingFacts(slot);
        const purpose = await choose({
          title: 'Izbor:',
          facts: [date, time],
          until,
          options: [
            {
              value: 'booking',
              label: 'Booking',
              unavailable: mayBook(roles, isClubOpen) ? undefined : NOT_OPEN_YET,
            },
            { value: 'service', label: 'Servis' },
          ],
        });
        if (purpose === 'booking') await booking.start({ slot, until });
        if (purpose === 'service') await maintenance.start(slot, until);
      };
      return whileFree(slot, ask, within);
    },
    cancel: (slot, within) => {
      const key = crypto.randomUUID();
      const cancelRule = cancelRuleLines(rules?.cancelHours ?? null);
      // The fee covers a league match, whatever the slot costs.
      const price = slot.status === 'LEAGUE' ? null : slot.price;
      const ask = (until: AbortSignal) =>
        confirm({
          ...cancelQuestion(bookingFacts({ ...slot, price }), cancelRule),
          until,
          act: () => settle(cancelling.mutateAsync({ slot, key })),
        });
      return whileOwn(slot, ask, within);
    },
    'end-maintenance': maintenance.end,
    report: () => notify.refusal('Dogodila se greška molimo vas da obavijestite administratora!'),
  };

  const latest = useRef<AbortController>(undefined);
  /** Ends earlier steps, whose next question may still wait for data and would then replace the new one. */
  const begin = (action: SlotAction, slot: CourtSlot) => {
    latest.current?.abort();
    latest.current = new AbortController();
    void steps[action](slot, latest.current.signal);
  };
  const underWay = [...booking.changes, ...maintenance.changes, cancelling].find((change) => change.isPending);
  return { begin, busy: underWay?.variables?.slot };
}
