import * as z from '@club/shared/schema';
import { storedValue, storeValue } from '@club/shared/stored-value';
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

export const storedSteps = (pyramid: string): Steps | null => storedValue(keyOf(pyramid), StoredSteps);

/** The order after the last step; null without steps. */
export const storedOrder = (pyramid: string): Order | null => storedSteps(pyramid)?.orders.at(-1) ?? null;

/** Stores steps; `null`, or steps that are all undone, removes the entry. */
export const storeSteps = (pyramid: string, steps: Steps | null): void =>
  storeValue(keyOf(pyramid), steps?.orders.length ? steps : null);
