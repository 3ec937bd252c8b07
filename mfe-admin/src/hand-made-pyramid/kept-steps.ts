import type { Order } from './rearrange';

/** A pyramid that is being rearranged: where it began, and what each step made of it. */
export interface Steps {
  readonly base: Order;
  readonly orders: readonly Order[];
}

/*
 * Steps outlive a closed page: they are kept in this browser, one pyramid of a season each, until they are published or
 * thrown away.
 */
const keyOf = (pyramid: string) => `club-pyramid-steps:${pyramid}`;

/** The pyramid of the round to come, as the steps are kept under. */
export const nextPyramid = (year: number, round: number): string => `${year}-${round}`;

export function keptSteps(pyramid: string): Steps | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(pyramid)) ?? 'null');
  } catch {
    return null;
  }
}

/** The order that the steps came to; null without any. */
export const keptOrder = (pyramid: string): Order | null => keptSteps(pyramid)?.orders.at(-1) ?? null;

/** `null`, or steps that undo has emptied, keep nothing. */
export function keepSteps(pyramid: string, steps: Steps | null): void {
  try {
    if (steps && steps.orders.length > 0) localStorage.setItem(keyOf(pyramid), JSON.stringify(steps));
    else localStorage.removeItem(keyOf(pyramid));
  } catch {
    // A browser without room or leave to store keeps them as long as the page is open.
  }
}
