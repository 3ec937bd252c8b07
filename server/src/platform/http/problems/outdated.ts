import { isDeepStrictEqual } from 'node:util';

/** Ends the message of a refusal after which the form keeps what was entered. */
export const INPUT_KEPT = 'Vaš unos je ostao; spremite ga samo ako vrijedi.';

/** What a form that was open for a while changes. */
export interface SeenChange<Value> {
  /** What the form was filled with; undefined on a page of an earlier release: nothing is compared. */
  readonly seen: Value | undefined;
  readonly now: Value;
  readonly wanted: Value;
}

/**
 * Optimistic locking: somebody else has saved other values while a form was open, and saving the form would revert them.
 * A form whose values are saved already is not outdated, because the answer to its first request may have been lost.
 */
export const isOutdated = <Value>(
  { seen, now, wanted }: SeenChange<Value>,
  isSame: (one: Value, other: Value) => boolean = isDeepStrictEqual,
): boolean => seen !== undefined && !isSame(now, seen) && !isSame(now, wanted);
