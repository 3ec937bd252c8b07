import { isDeepStrictEqual } from 'node:util';
import { Refusal } from './refusal';

/** Values by their Croatian labels. */
type Facts = Readonly<Record<string, string>>;

interface Change {
  /** The values that the form was filled with; undefined on a page of an earlier release. */
  readonly seen: Facts | undefined;
  readonly now: Facts;
  readonly wanted: Facts;
  /** What is saved now, as the form reads it. */
  readonly current: unknown;
}

/**
 * Somebody else has saved a setting while a form was open: saving the form would revert values that it does not mean to
 * change. A form whose values are saved already is not refused, because the answer to its first request may have been
 * lost.
 * @throws Refusal 409 `SETTING_CHANGED`
 */
export function refuseOutdated({ seen, now, wanted, current }: Change): void {
  if (!seen || isDeepStrictEqual(now, seen) || isDeepStrictEqual(now, wanted)) return;
  const changed = Object.entries(now).filter(([label, value]) => value !== seen[label]);
  const values = changed.map(([label, value]) => `${label} ${value}`).join('; ');
  // A day ends with a full stop already.
  const message = `Drugi je administrator u međuvremenu spremio: ${values}${values.endsWith('.') ? '' : '.'} Vaš unos je ostao; spremite ga samo ako i dalje vrijedi.`;
  throw new Refusal(409, 'SETTING_CHANGED', message, undefined, { current });
}
