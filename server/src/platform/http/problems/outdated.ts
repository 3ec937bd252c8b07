import { isDeepStrictEqual } from 'node:util';
import { withStop } from '@club/shared/domain';
import { Refusal } from './refusal';

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

/** Values by their Croatian labels. */
type Facts = Readonly<Record<string, string>>;

interface SettingChange extends SeenChange<Facts> {
  /** What is saved now, as the form reads it. */
  readonly current: unknown;
}

/**
 * Refuses to save a setting with an outdated form.
 * @throws Refusal 409 `SETTING_CHANGED`
 */
export function refuseOutdated({ current, ...change }: SettingChange): void {
  if (!isOutdated(change)) return;
  const { seen, now } = change;
  const changed = Object.entries(now).filter(([label, value]) => value !== seen?.[label]);
  const values = changed.map(([label, value]) => `${label}: ${value || '(prazno)'}`).join('; ');
  const message = `Drugi je administrator u međuvremenu spremio: ${withStop(values)} ${INPUT_KEPT}`;
  throw new Refusal(409, 'SETTING_CHANGED', message, undefined, { current });
}
