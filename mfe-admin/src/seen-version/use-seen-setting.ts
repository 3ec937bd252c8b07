import { settingNow } from '@club/shared/contracts/setting-change';
import type { FieldValues } from '@club/shared/form';
import { ApiError } from '@club/shared/http';
import type * as z from '@club/shared/schema';
import type { ContractForm } from '../form-field/contract-form';
import { fillUntouched } from './fill-untouched';
import { useSeenVersion } from './use-seen-version';

export interface SeenSetting<Input extends FieldValues, Output, Saved> {
  readonly form: ContractForm<Input, Output>;
  /** The setting from which the form was filled; undefined for a new one. */
  readonly opened: Saved | undefined;
  readonly contract: z.ZodMiniType<Saved>;
  /** Fills the form. */
  readonly startOf: (saved: Saved) => Input;
}

/** Somebody else has saved the setting while its form was open. */
export const isSettingChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'SETTING_CHANGED';

/**
 * The setting that the form of a change has shown, for the server to refuse what somebody else would lose. After such a
 * refusal the fields show what is saved now, except those in which something was typed: saved once more, the form sets
 * nothing back that its administrator did not touch.
 */
export function useSeenSetting<Input extends FieldValues, Output, Saved>({
  form,
  opened,
  contract,
  startOf,
}: SeenSetting<Input, Output, Saved>) {
  const { seen, learn, saw } = useSeenVersion(
    opened,
    (problem) => settingNow(contract).safeParse(problem).data?.current,
  );
  const learnValues = (error: unknown): void => {
    const now = isSettingChanged(error) ? learn(error) : undefined;
    if (now !== undefined && seen !== undefined) fillUntouched(form, startOf(seen), startOf(now));
  };
  return { seen, learn: learnValues, saw };
}
