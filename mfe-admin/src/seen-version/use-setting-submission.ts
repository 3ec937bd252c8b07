import { type FieldValues, submission } from '@club/shared/form';
import { useState } from 'react';
import { useUnsaved } from '../unsaved-forms/unsaved-forms';
import { type SeenSetting, useSeenSetting } from './use-seen-setting';

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
  const [failure, setFailure] = useState<string>();
  useUnsaved(form.formState.isDirty);
  const { seen, learn, saw } = useSeenSetting(setting);
  const submit = submission(form, {
    send: async (values) => {
      await save({ ...values, seen });
      form.reset(form.getValues());
      saw(values);
    },
    refused: (left, error) => {
      setFailure(left);
      learn(error);
    },
  });
  return { failure, submit };
}
