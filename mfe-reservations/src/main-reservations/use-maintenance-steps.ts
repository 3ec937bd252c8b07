import { useConfirm, usePrompt } from '@club/shared/dialogs';
import { bookingFacts } from '@club/shared/domain';
import type { CourtSlot } from '../court-grid/grid-days';
import { useEndMaintenance } from './use-end-maintenance';
import { useSettleChange } from './use-settle-change';
import { useStartMaintenance } from './use-start-maintenance';

/** Closing a slot of a court for maintenance, and opening it again. */
export function useMaintenanceSteps() {
  const prompt = usePrompt();
  const confirm = useConfirm();
  const settle = useSettleChange();
  const starting = useStartMaintenance();
  const ending = useEndMaintenance();

  const start = (slot: CourtSlot) => {
    const key = crypto.randomUUID();
    const { date, time } = bookingFacts(slot);
    return prompt({
      title: 'Unesite razlog održavanja:',
      label: 'Razlog',
      lines: [date, time],
      maxLength: 200,
      // An empty reason does nothing (first specification, section 5).
      act: async (reason) => {
        if (reason) await settle(starting.mutateAsync({ slot, key, reason }));
      },
    });
  };

  const end = (slot: CourtSlot) => {
    const key = crypto.randomUUID();
    const { date, time } = bookingFacts(slot);
    const act = () => settle(ending.mutateAsync({ slot, key }));
    return confirm({
      title: 'Jeste li sigurni da želite ukloniti održavanje?',
      lines: [date, time],
      confirm: 'Ukloni održavanje',
      act,
    });
  };

  return { start, end, changes: [starting, ending] };
}
