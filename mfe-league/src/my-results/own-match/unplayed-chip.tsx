import { StatusChip } from '@club/shared/ui-core';

/** The marker N of a match that was not played (specification, section 4), with its meaning. */
export const UnplayedChip = () => (
  <StatusChip tone="unknown">
    <span aria-hidden>N</span> nije odigrano
  </StatusChip>
);
