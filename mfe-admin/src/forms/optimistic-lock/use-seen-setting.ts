import { settingNow } from '@club/shared/contracts/setting-change';
import type { FieldValues } from '@club/shared/form';
import { ApiError } from '@club/shared/http';
import type * as z from '@club/shared/schema';
import type { ContractForm } from '../form-values/contract-form';
import { useSeenValues } from './use-seen-values';

export interface SeenSetting<Input extends FieldValues, Output, Saved> {
  readonly form: ContractForm<Input, Output>;
  /** The setting that the form was filled from; undefined for a new one. */
  readonly opened: Saved | undefined;
  readonly contract: z.ZodMiniType<Saved>;
  /** The form's initial values for a saved setting. */
  readonly startOf: (saved: Saved) => Input;
}

/** Whether somebody else has saved the setting while its form was open. */
export const isSettingChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'SETTING_CHANGED';

/** `useSeenValues` of a setting. */
export function useSeenSetting<Input extends FieldValues, Output, Saved>({
  contract,
  ...setting
}: SeenSetting<Input, Output, Saved>) {
  const { values, learn, saw } = useSeenValues({
    ...setting,
    savedIn: (problem) => settingNow(contract).safeParse(problem).data?.current,
  });
  const learnSetting = (error: unknown): void => {
    if (isSettingChanged(error)) learn(error);
  };
  return { values, learn: learnSetting, saw };
}
