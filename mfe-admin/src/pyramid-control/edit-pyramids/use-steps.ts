import { useState } from 'react';
import { isOutdated } from '../rearranged-pyramid/outdated-steps';
import { isSameField, type Order, type RearrangeMode, rearranged } from '../rearranged-pyramid/rearrange';
import { type Steps, storedSteps, storeSteps } from '../rearranged-pyramid/stored-steps';

/**
 * Steps of rearranging a pyramid, each of which can be undone.
 * @param base the pyramid on the server, or as it would be published with the results so far
 */
export function useSteps(pyramid: string, base: Order) {
  const [steps, setSteps] = useState<Steps>(() => storedSteps(pyramid) ?? { base, orders: [] });
  // The steps do not contain players who joined or left meanwhile, so they can no longer be published.
  const isImpossible = steps.orders.length > 0 && !isSameField(base, steps.base);
  const order = steps.orders.at(-1) ?? base;
  const change = (next: Steps) => {
    setSteps(next);
    storeSteps(pyramid, next);
  };
  const { orders } = steps;
  return {
    order,
    count: orders.length,
    isImpossible,
    /** Whether new results have changed the pyramid that the steps are based on. */
    isOutdated: isOutdated(steps, base),
    /** @returns whether anything changed */
    go(from: number, to: number, mode: RearrangeMode): boolean {
      const next = rearranged(order, from, to, mode);
      if (next) change({ base: orders.length > 0 ? steps.base : base, orders: [...orders, next] });
      return next !== null;
    },
    undo: () => change({ ...steps, orders: orders.slice(0, -1) }),
    reset: () => change({ base, orders: [] }),
  };
}

export type RearrangingSteps = ReturnType<typeof useSteps>;
