import { useConfirm, usePrompt } from '@club/shared/dialogs';
import { bookingFacts } from '@club/shared/domain';
import type { CourtSlot } from '../court-grid/grid-days';
import { useEndMaintenance } from './use-end-maintenance';
import { DAY_CHANGED, movedSlot, useSettleChange } from './use-settle-change';
import { useStartMaintenance } from './use-start-maintenance';

/** Closing a slot of a court for maintenance, and opening it again. */
export function useMaintenanceSteps() {
  const prompt = usePrompt();
  const confirm = useConfirm();
  const settle = useSettleChange();
  const starting = useStartMaintenance();
  const ending = useEndMaintenance();

  const start = async (slot: CourtSlot, until: AbortSignal, initial = '', again = false): Promise<void> => {
    const key = crypto.randomUUID();
    const { date, time } = bookingFacts(slot);
    let moved: CourtSlot | undefined;
    let given = '';
    await prompt({
      title: 'Unesite razlog održavanja:',
      label: 'Razlog',
      lines: [...(again ? [DAY_CHANGED] : []), date, time],
      initial,
      until,
      maxLength: 200,
      // An empty reason does nothing (first specification, section 5).
      act: async (reason) => {
        given = reason;
        if (reason) await settle(starting.mutateAsync({ slot, key, reason }), slot);
      },
      goesOnAfter: (error) => {
        moved = movedSlot(error, slot);
        return moved !== undefined;
      },
    });
    if (moved) await start(moved, until, given, true);
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
