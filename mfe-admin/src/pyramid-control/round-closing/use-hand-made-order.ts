import type { RoundDates, SeasonControl } from '@club/shared/contracts/league/rounds';
import { useState } from 'react';
import { orderOf } from '../pyramid-place/pyramid-place';
import { isOutdated } from '../rearranged-pyramid/outdated-steps';
import { nextPyramid, storedSteps, storeSteps } from '../rearranged-pyramid/stored-steps';
import { closingOf } from './closing';
import { useRoundPreview } from './use-round-closing';

/** The next pyramid that was made by hand on the page for it, compared with the one computed from the results so far. */
export function useHandMadeOrder(control: SeasonControl, dates: Partial<RoundDates>) {
  const pyramid = nextPyramid(control.year, control.rounds.length + 1);
  const [steps, setSteps] = useState(() => storedSteps(pyramid));
  const computed = useRoundPreview(control.year, closingOf(control, dates), steps !== null);
  const next = computed.data?.next;
  return {
    /** Null if the pyramid stays as computed. */
    order: steps?.orders.at(-1) ?? null,
    /** Whether it is not known yet if later results have changed the computed pyramid. */
    isChecking: computed.isLoading || computed.isPlaceholderData,
    isOutdated: steps && next ? isOutdated(steps, orderOf(next.pyramid)) : false,
    forget: () => {
      storeSteps(pyramid, null);
      setSteps(null);
    },
  };
}
