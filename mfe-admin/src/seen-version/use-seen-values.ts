import type { Problem } from '@club/shared/contracts/problem';
import type { FieldValues } from '@club/shared/form';
import type { ContractForm } from '../form-field/contract-form';
import { fillUntouched } from '../form-field/fill-untouched';
import { useSeenVersion } from './use-seen-version';

interface SeenValues<Input extends FieldValues, Output, Saved> {
  readonly form: ContractForm<Input, Output>;
  /** What the form was filled from; undefined for something new. */
  readonly opened: Saved | undefined;
  /** Reads from a conflict's problem what is saved now. */
  readonly savedIn: (problem: Problem) => Saved | undefined;
  /** Fills the form. */
  readonly startOf: (saved: Saved) => Input;
}

/**
 * What the form of a change has shown, for the server to refuse what somebody else would lose. After such a refusal the
 * fields show what is saved now, except those in which something was typed: saved once more, the form sets nothing back
 * that its user did not touch.
 * @returns `learn` returns what is saved now, after a conflict; `saw` as in `useSeenVersion`
 */
export function useSeenValues<Input extends FieldValues, Output, Saved>({
  form,
  opened,
  savedIn,
  startOf,
}: SeenValues<Input, Output, Saved>) {
  const { seen, learn, saw } = useSeenVersion(opened, savedIn);
  const learnValues = (error: unknown): Saved | undefined => {
    const now = learn(error);
    if (now !== undefined && seen !== undefined) fillUntouched(form, startOf(seen), startOf(now));
    return now;
  };
  return { seen, learn: learnValues, saw };
}
