import { isDeepStrictEqual } from 'node:util';
import { Refusal } from './refusal';

/** Values by their Croatian labels. */
type Facts = Readonly<Record<string, string>>;

interface Change {
  /** From which the form was filled; undefined on a page of an earlier release. */
  readonly seen: Facts | undefined;
  readonly now: Facts;
  readonly wanted: Facts;
  /** What is saved now, as the form reads it. */
  readonly current: unknown;
}

/**
 * Somebody else has saved a setting while a form was open: saved as it is, the form would set back what it does not even
 * want to change. If what is saved is what the form wants, it is saved, as after an answer that was lost.
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
