import { isDeepStrictEqual } from 'node:util';
import { withStop } from '@club/shared/domain';
import type { Facts } from '../action-log';
import { INPUT_KEPT, isOutdated, Refusal, type SeenChange } from '../platform/http';

interface SeenSetting extends SeenChange<Facts> {
  /** What is saved now, as the form reads it. */
  readonly current: unknown;
}

/**
 * Refuses to save a setting with an outdated form.
 * @throws Refusal 409 `SETTING_CHANGED`
 */
export function refuseOutdated({ current, ...change }: SeenSetting): void {
  if (!isOutdated(change)) return;
  const { seen, now } = change;
  const changed = Object.entries(now).filter(([label, value]) => value !== seen?.[label]);
  const values = changed.map(([label, value]) => `${label}: ${value || '(prazno)'}`).join('; ');
  const message = `Drugi je administrator u međuvremenu spremio: ${withStop(values)} ${INPUT_KEPT}`;
  throw new Refusal(409, 'SETTING_CHANGED', message, undefined, { current });
}

type Shown<Saved> = { readonly [Name in keyof Saved]?: Saved[Name] | undefined };

/**
 * Somebody else has changed a setting while the question about its deletion was open: what is saved now is not what the
 * administrator has agreed to delete.
 * @param shown the values that the question has shown; one that is left out is not compared
 * @param current what is saved now, as the form reads it
 * @throws Refusal 409 `SETTING_CHANGED`
 */
export function refuseOutdatedRemoval<Saved extends object>(shown: Shown<Saved>, current: Saved): void {
  const names = Object.keys(shown) as (keyof Saved)[];
  if (names.every((name) => shown[name] === undefined || isDeepStrictEqual(shown[name], current[name]))) return;
  throw new Refusal(
    409,
    'SETTING_CHANGED',
    'Drugi je administrator u međuvremenu promijenio tu postavku. Vaša radnja nije provedena; provjerite što sada vrijedi.',
    undefined,
    { current },
  );
}
