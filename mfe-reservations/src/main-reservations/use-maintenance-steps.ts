import { useConfirm, usePrompt } from '@club/shared/dialogs';
import { bookingFacts } from '@club/shared/domain';
import type { CourtSlot } from '../court-grid/grid-days';
import { type AskAgain, askAgain } from './ask-again';
import { noLongerMaintained } from './lost-slot';
import { useEndMaintenance } from './use-end-maintenance';
import { useSettleChange } from './use-settle-change';
import { useStartMaintenance } from './use-start-maintenance';
import { useWhileUnchanged } from './use-while-unchanged';

/** Closing a slot of a court for maintenance, and opening it again. */
export function useMaintenanceSteps() {
  const prompt = usePrompt();
  const confirm = useConfirm();
  const settle = useSettleChange();
  const whileMaintained = useWhileUnchanged(noLongerMaintained);
  const starting = useStartMaintenance();
  const ending = useEndMaintenance();

  const start = async (slot: CourtSlot, until: AbortSignal, initial = '', why?: string): Promise<void> => {
    const { date, time } = bookingFacts(slot);
    let again: AskAgain | undefined;
    let key = '';
    let given = '';
    await prompt({
      title: 'Unesite razlog održavanja:',
      label: 'Razlog',
      why,
      facts: [date, time],
      initial,
      until,
      field: 'reason',
      maxLength: 200,
      // An empty reason does nothing (first specification, section 5).
      act: async (reason) => {
        // The server refuses a key that it has stored with another reason.
        if (reason !== given) key = crypto.randomUUID();
        given = reason;
        if (reason) await settle(starting.mutateAsync({ slot, key, reason }), slot);
      },
      goesOnAfter: (error) => {
        again = askAgain(error, slot);
        return again !== undefined;
      },
    });
    if (again) await start(again.slot, until, given, again.why);
  };

  const end = (slot: CourtSlot, within: AbortSignal) => {
    const key = crypto.randomUUID();
    const { date, time } = bookingFacts(slot);
    const act = () => settle(ending.mutateAsync({ slot, key }));
    const ask = (until: AbortSignal) =>
      confirm({
        title: 'Jeste li sigurni da želite ukloniti održavanje?',
        facts: [date, time],
        confirm: 'Ukloni održavanje',
        until,
        act,
      });
    return whileMaintained(slot, ask, within);
  };

  return { start, end, changes: [starting, ending] };
}
