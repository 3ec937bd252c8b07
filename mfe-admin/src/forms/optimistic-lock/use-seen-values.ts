import type { Problem } from '@club/shared/contracts/problem';
import type { FieldValues } from '@club/shared/form';
import type { ContractForm } from '../form-values/contract-form';
import { fillUntouched } from '../form-values/fill-untouched';
import { useSeenVersion } from './use-seen-version';

interface SeenValues<Input extends FieldValues, Output, Saved> {
  readonly form: ContractForm<Input, Output>;
  /** The saved values that the form was filled from; undefined for a new record. */
  readonly opened: Saved | undefined;
  /** Reads the values saved now from a conflict's problem. */
  readonly savedIn: (problem: Problem) => Saved | undefined;
  /** The form's initial values for saved ones. */
  readonly startOf: (saved: Saved) => Input;
}

/**
 * Optimistic locking by the values that the form has shown: the server refuses a change if other values are saved by now.
 * After such a conflict the untouched fields show the values saved now, so that saving again does not revert what the user
 * did not touch.
 * @returns `values` are those that count as seen; `learn` returns the values saved now after a conflict; `saw` as in
 * `useSeenVersion`
 */
export function useSeenValues<Input extends FieldValues, Output, Saved>({
  form,
  opened,
  savedIn,
  startOf,
}: SeenValues<Input, Output, Saved>) {
  const { version: values, learn, saw } = useSeenVersion(opened, savedIn);
  const learnValues = (error: unknown): Saved | undefined => {
    const now = learn(error);
    if (now !== undefined && values !== undefined) fillUntouched(form, startOf(values), startOf(now));
    return now;
  };
  return { values, learn: learnValues, saw };
}
