import type { FairUse } from '@club/shared/contracts/fair-use';
import { useChoose } from '@club/shared/dialogs';
import { bookingFacts } from '@club/shared/domain';
import { useNotify } from '@club/shared/notices';
import { useRef } from 'react';
import { NOT_OPEN_YET, useMayBook } from '../court-grid/club-opening';
import type { CourtSlot } from '../court-grid/grid-days';
import { noLongerFree } from './lost-slot';
import type { SlotAction } from './slot-state';
import { useBookingSteps } from './use-booking-steps';
import { useCancelSteps } from './use-cancel-steps';
import { useMaintenanceSteps } from './use-maintenance-steps';
import { useMayMaintain } from './use-may-maintain';
import { useWhileUnchanged } from './use-while-unchanged';

/** The dialogs after a click on a slot, in the order of the specification, and the slot with a pending change. */
export function useSlotSteps(rules?: FairUse) {
  const choose = useChoose();
  const notify = useNotify();
  const mayBook = useMayBook();
  const mayMaintain = useMayMaintain();
  const whileFree = useWhileUnchanged(noLongerFree);
  const booking = useBookingSteps(rules);
  const cancelling = useCancelSteps(rules);
  const maintenance = useMaintenanceSteps();

  const steps: Readonly<Record<SlotAction, (slot: CourtSlot, within: AbortSignal) => unknown>> = {
    book: (slot, within) => {
      const ask = async (until: AbortSignal) => {
        if (!mayMaintain) return booking.start({ slot, until });
        const { date, time } = bookingFacts(slot);
        const purpose = await choose({
          title: 'Izbor:',
          facts: [date, time],
          until,
          options: [
            { value: 'booking', label: 'Booking', unavailable: mayBook ? undefined : NOT_OPEN_YET },
            { value: 'service', label: 'Servis' },
          ],
        });
        if (purpose === 'booking') await booking.start({ slot, until });
        if (purpose === 'service') await maintenance.start(slot, until);
      };
      return whileFree(slot, ask, within);
    },
    cancel: cancelling.start,
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
  const changes = [...booking.changes, ...maintenance.changes, ...cancelling.changes];
  return { begin, busy: changes.find((change) => change.isPending)?.variables?.slot };
}
