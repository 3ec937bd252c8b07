import type { SlotPlan } from '@club/shared/contracts/slot-plan';
import { slotRanges } from '@club/shared/domain';
import { useWatch } from '@club/shared/form';
import { Alert, Button } from '@club/shared/ui-core';
import type { ContractForm } from '../../forms/form-values/contract-form';
import { PlanLines } from './plan-lines';
import { slotsOfTyped, type TypedPlan } from './slot-plan-form';

interface NewerPlanProps {
  form: ContractForm<TypedPlan, unknown>;
  /** The courts as they are saved now. */
  courts: SlotPlan['courts'];
  onTakeOver: () => void;
}

/** Nothing where the same times are typed: the answer to the call that has saved them may have been lost. */
export function NewerPlan({ form, courts, onTakeOver }: NewerPlanProps) {
  const typed = useWatch({ control: form.control, name: 'courts' }).map(slotsOfTyped);
  const isTyped = courts.every((court, index) => {
    const slots = typed[index];
    return slots && slotRanges(slots) === slotRanges(court);
  });
  if (isTyped) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={onTakeOver}>
          Učitaj
        </Button>
      }
    >
      Termini su u međuvremenu promijenjeni. Sada vrijedi:
      <PlanLines courts={courts} />
    </Alert>
  );
}
