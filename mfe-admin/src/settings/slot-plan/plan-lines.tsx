import type { SlotPlan } from '@club/shared/contracts/slot-plan';
import { Typography } from '@club/shared/ui-core';
import { SlotRanges } from './slot-ranges';

/** `Teren 1: 08:00–09:30, 09:30–11:00`, a line for each court. */
export function PlanLines({ courts }: Pick<SlotPlan, 'courts'>) {
  return courts.map((court) => (
    <Typography key={court.teren} variant="body2">
      <strong>Teren {court.teren}:</strong> <SlotRanges slots={court} />
    </Typography>
  ));
}
