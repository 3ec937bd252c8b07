import * as z from '@club/shared/schema';
import type { Order } from './rearrange';

/** A pyramid that is being rearranged: its base, and the order after each step. */
export interface Steps {
  readonly base: Order;
  readonly orders: readonly Order[];
}

const StoredOrder = z.array(z.nullable(z.number()));
const StoredSteps = z.object({ base: StoredOrder, orders: z.array(StoredOrder) });

/* Steps survive a closed page: they are stored in this browser, one entry per pyramid of a season, until they are
   published or discarded. */
const keyOf = (pyramid: string) => `club-pyramid-steps:${pyramid}`;

/** The key for the steps of the next round's pyramid. */
export const nextPyramid = (year: number, round: number): string => `${year}-${round}`;

export function keptSteps(pyramid: string): Steps | null {
  try {
    return StoredSteps.parse(JSON.parse(localStorage.getItem(keyOf(pyramid)) ?? 'null'));
  } catch {
    // Nothing is stored, or something that another version of this screen stored.
    return null;
  }
}

/** The order after the last step; null without steps. */
export const keptOrder = (pyramid: string): Order | null => keptSteps(pyramid)?.orders.at(-1) ?? null;

/** `null`, or steps that are all undone, remove the entry. */
export function keepSteps(pyramid: string, steps: Steps | null): void {
  try {
    if (steps && steps.orders.length > 0) localStorage.setItem(keyOf(pyramid), JSON.stringify(steps));
    else localStorage.removeItem(keyOf(pyramid));
  } catch {
    // Without available storage the browser keeps them as long as the page is open.
  }
}
