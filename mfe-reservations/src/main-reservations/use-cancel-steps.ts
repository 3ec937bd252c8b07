import type { FairUse } from '@club/shared/contracts/fair-use';
import { useConfirm } from '@club/shared/dialogs';
import { bookingFacts, cancelRuleLines } from '@club/shared/domain';
import { cancelQuestion, cancelReservation } from '@club/shared/reservation';
import type { CourtSlot } from '../court-grid/grid-days';
import { noLongerOwn } from './lost-slot';
import { type SlotRequest, useChangeGrid } from './use-change-grid';
import { useSettleChange } from './use-settle-change';
import { useWhileUnchanged } from './use-while-unchanged';

/** Cancelling the member's own match, after a question. */
export function useCancelSteps(rules?: FairUse) {
  const confirm = useConfirm();
  const settle = useSettleChange();
  const whileOwn = useWhileUnchanged(noLongerOwn);
  const cancelling = useChangeGrid(({ slot: { id, index, date }, key }: SlotRequest) =>
    cancelReservation({ index, terminId: id, datumSend: date }, key),
  );

  const start = (slot: CourtSlot, within: AbortSignal) => {
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
  };

  return { start, changes: [cancelling] };
}
