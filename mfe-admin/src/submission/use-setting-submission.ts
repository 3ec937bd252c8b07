import type { FieldValues } from '@club/shared/form';
import { type SeenSetting, useSeenSetting } from '../seen-version/use-seen-setting';
import { useUnsaved } from '../unsaved-forms/unsaved-forms';
import { useSubmission } from './use-submission';

interface SettingForm<Input extends FieldValues, Saved extends object> extends SeenSetting<Input, Saved, Saved> {
  readonly opened: Saved;
  readonly save: (change: Saved & { readonly seen: Saved | undefined }) => Promise<unknown>;
}

/**
 * Saves a setting whose form stays open: with optimistic locking and an unsaved-changes guard.
 * @returns `failure` is the part of a refusal that no field shows
 */
export function useSettingSubmission<Input extends FieldValues, Saved extends object>(
  setting: SettingForm<Input, Saved>,
) {
  const { form, save } = setting;
  useUnsaved(form.formState.isDirty);
  const { seen, learn, saw } = useSeenSetting(setting);
  return useSubmission(form, {
    send: async (values) => {
      await save({ ...values, seen });
      form.reset(form.getValues());
      saw(values);
    },
    refused: learn,
  });
}
