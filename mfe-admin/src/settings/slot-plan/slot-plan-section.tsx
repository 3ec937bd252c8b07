import type { Settings } from '@club/shared/contracts/settings';
import type { SlotPlan } from '@club/shared/contracts/slot-plan';
import { BlockSkeleton, Loaded, SectionCard } from '@club/shared/ui-core';
import { useState } from 'react';
import { SlotPlanFields } from './slot-plan-fields';
import { useSlotPlan } from './use-slot-plan';

type HiddenSlots = Settings['hiddenSlots'];

/** Start and duration of the slots of each court. */
export function SlotPlanSection({ hiddenSlots }: { hiddenSlots: HiddenSlots }) {
  return (
    <SectionCard title="Termini">
      <Loaded query={useSlotPlan()} what="termine terena" skeleton={<BlockSkeleton height={{ xs: 1010, sm: 560 }} />}>
        {(plan) => <OpenedPlan plan={plan} hiddenSlots={hiddenSlots} />}
      </Loaded>
    </SectionCard>
  );
}

/** When another administrator saves meanwhile, the input stays; the other times are shown, and taken over on request. */
function OpenedPlan({ plan, hiddenSlots }: { plan: SlotPlan; hiddenSlots: HiddenSlots }) {
  const [opened, setOpened] = useState(plan);
  // The version that was opened or saved here.
  const [known, setKnown] = useState(plan.version);
  const takeOver = () => {
    setOpened(plan);
    setKnown(plan.version);
  };
  return (
    <SlotPlanFields
      key={opened.version}
      opened={opened}
      newer={plan.version > known ? plan : undefined}
      hiddenSlots={hiddenSlots}
      onSaved={setKnown}
      onTakeOver={takeOver}
    />
  );
}
